import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const alignment = {
  title: 'Sechs in einer Reihe',
  intro: TITLE.aim,
  tasks: {
    six: {
      task: 'Du spielst Rot. Leg die sechste Karte an.',
      hint: 'Tippe auf eine Karte deiner Hand, dann auf das Ende der Zeile.',
      done: 'Sechs in einer Reihe: Du gewinnst sofort. Herz und Karo zählen zusammen.',
      otherwise: 'Das sind noch nicht sechs in einer Reihe.',
    },
    block: {
      task: 'Ben spielt Schwarz. Er hat vier in einer Reihe und dann zwei Züge. Halt ihn mit deinem letzten Zug auf.',
      hint: 'Nur ein Ende seiner Reihe ist offen.',
      done: 'Jetzt kann seine Reihe nicht auf sechs wachsen.',
      otherwise: 'Ben legt noch zwei Karten an und gewinnt.',
    },
    open: {
      task: 'Jetzt sind beide Enden seiner Reihe offen, und du hast zwei Züge. Halt ihn auf.',
      hint: 'Er braucht noch zwei Felder, an einem oder beiden Enden.',
      done: 'Vier mit zwei offenen Enden aufzuhalten kostet beide Züge.',
      otherwise: 'Ben hat Platz für sechs und gewinnt.',
    },
    diagonal: {
      task: 'Fünf rote Karten liegen schräg hintereinander. Du legst eine sechste ans Ende. Gewinnst du?',
      hint: 'Nur Zeilen und Spalten zählen.',
      done: 'Nein. Nur Zeilen und Spalten zählen.',
      otherwise: 'Nur Zeilen und Spalten zählen.',
    },
  },
} as const satisfies LessonText

export const opening = {
  title: 'Die Eröffnung',
  intro:
    'Zuerst legst du alle Herz an und Ben alle Pik. Nach der ersten muss jede Karte eine andere an einer Kante berühren.',
  tasks: {
    first: {
      task: 'Du beginnst. Leg irgendein Herz hin.',
      hint: 'Tippe auf eine Karte, dann auf das Feld.',
      done: 'Am Anfang ist es nur eine Karte.',
      otherwise: '',
    },
    wholeTurn: {
      task: 'Jetzt bist du Ben. Leg zwei Karten an.',
      hint: 'Tippe auf eine Karte, dann auf ein Feld, das eine andere berührt.',
      done: 'Nach der ersten Karte legt jeder zwei an, wenn er dran ist.',
      otherwise: '',
    },
    places: {
      task: 'Tippe auf die sechs Felder, auf die Ben seine nächste Karte legen kann.',
      hint: 'Diese Felder berühren eine Karte an einer Kante. Ecken zählen nicht.',
      done: 'Sechs Felder. Ecken zählen nicht.',
      otherwise: 'Oberhalb, unterhalb, links oder rechts von einer Karte, sonst nirgends.',
    },
    clubs: {
      task: 'Darf Ben in der Eröffnung ein Kreuz anlegen?',
      hint: 'Diese Karten hat er jetzt.',
      done: 'Nein. Karo und Kreuz kommen erst nach der Eröffnung ins Spiel.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const capture = {
  title: 'Schlagen',
  intro:
    'Eine Karte schlägt eine, die sie an einer Kante berührt und die um eins niedriger ist: König schlägt Dame, 2 schlägt Ass, Ass schlägt König.',
  tasks: {
    seize: {
      task: 'Dein König kann die Dame an seiner Kante schlagen. Schlag sie.',
      hint: 'Tippe auf deine Karte, dann auf die Karte, die du damit schlägst.',
      done: 'Die Dame kommt auf deinen Stapel, und der König geht auf ihr Feld.',
      otherwise: '',
    },
    aceAndKing: {
      task: 'Ass oder König: Welche der beiden Karten kann die andere schlagen? Tippe darauf.',
      hint: 'Die Werte gehen im Kreis.',
      done: 'Das Ass schlägt den König und sonst nichts.',
      otherwise: 'Ein Ass schlägt einen König.',
    },
    capturing: {
      task: 'Du spielst Rot. Tippe auf deine vier Karten, die etwas schlagen können.',
      hint: 'Jede der vier liegt neben einer Karte, die um eins niedriger ist.',
      done: 'Vier. Eine davon schlägt eine eigene Karte.',
      otherwise: 'Such benachbarte Karten, die um eins niedriger sind, auch rote.',
    },
    own: {
      task: 'Du kannst auch eigene Karten schlagen. Schlag deine Dame.',
      hint: 'Dein König schlägt sie.',
      done: 'Die Dame ist wieder auf deiner Hand.',
      otherwise: '',
    },
    closes: {
      task: 'Eine schwarze Dame liegt in deiner Reihe. Gewinne mit einem Zug.',
      hint: 'Dein König schlägt sie.',
      done: 'Der König ging in die Lücke: sechs in einer Reihe.',
      otherwise: 'Die Dame liegt noch in deiner Reihe.',
    },
  },
} as const satisfies LessonText

export const turns = {
  title: 'Züge und Doppelzüge',
  intro:
    'Nach der Eröffnung nimmst du deine zweite Farbe auf die Hand. Du machst jedes Mal zwei Züge: Anlegen, Platztausch, Handtausch oder Schlagen. Nur ganz am Anfang ist es einer.',
  tasks: {
    two: {
      task: 'Du bist Ben. Mach einen Doppelzug: Leg zwei Karten an.',
      hint: 'Tippe auf eine Karte deiner Hand, dann auf ein Feld.',
      done: 'Zwei Züge sind ein Doppelzug.',
      otherwise: '',
    },
    sameCard: {
      task: 'Eine Karte darf beide Züge machen. Schlag zwei Damen.',
      hint: 'Der König schlägt zuerst die Dame neben sich.',
      done: 'Zweimal geschlagen mit einer Karte in einem Doppelzug.',
      otherwise: 'Du hättest zwei Damen schlagen können.',
    },
    ace: {
      task: 'Ein Ass schlägt einen König. Leg deins an, dann schlag damit einen.',
      hint: 'Leg das Ass so an, dass es den König berührt.',
      done: 'Eine Karte darf sich im selben Doppelzug bewegen, in dem du sie anlegst.',
      otherwise: 'Kein König wurde geschlagen.',
    },
    noPass: {
      task: 'Ben will lieber nichts tun. Darf er passen?',
      hint: 'Ben könnte jede dieser Karten anlegen.',
      done: 'Nein. Kannst du ziehen, musst du.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const switching = {
  title: 'Platztausch',
  intro: 'Beim Platztausch tauschen zwei eigene Karten, die sich an einer Kante berühren, die Plätze.',
  tasks: {
    two: {
      task: 'Tausch die Plätze von zwei deiner roten Karten.',
      hint: 'Die zwei berühren sich an einer Kante.',
      done: 'Die zwei haben die Plätze getauscht. Sonst hat sich nichts bewegt.',
      otherwise: '',
    },
    partner: {
      task: 'Mit welcher Karte kann die Karo-9 den Platz tauschen? Tippe darauf.',
      hint: 'Die gesuchte Karte ist rot und berührt die 9 an einer Kante.',
      done: 'Nur eigene Karten tauschen die Plätze, und nur, wenn sie sich an einer Kante berühren.',
      otherwise: 'Es muss deine eigene Karte sein, und sie muss die 9 an einer Kante berühren.',
    },
    thenCapture: {
      task: 'Schlag in diesem Doppelzug die Dame. Dein König ist ein Feld zu weit weg.',
      hint: 'Der König tauscht den Platz mit der Karte daneben.',
      done: 'Ein Platztausch, dann ein Schlag.',
      otherwise: 'Die Dame liegt noch da. Bring zuerst den König neben sie.',
    },
  },
} as const satisfies LessonText
