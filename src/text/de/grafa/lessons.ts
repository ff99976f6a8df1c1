import type { LessonText } from '../../contract/lessons.ts'
import { TITLE } from './title.ts'

export const pairs = {
  title: 'Ein Paar bilden',
  intro: `${TITLE.aim} Deine Karte passt, wenn sie gleich hoch oder höher ist oder dieselbe Farbe hat. Ein Ass passt immer.`,
  tasks: {
    first: {
      task: 'Eine 6 liegt offen. Tippe auf die Karte, die höher ist.',
      hint: 'Such eine Karte, die höher ist als die 6.',
      done: 'Beide sind abgelegt, und jedes Pik gräbt noch eine Karte: vier Punkte.',
      otherwise: '',
    },
    pairing: {
      task: 'Die Karo-7 liegt offen. Tippe auf alle drei Karten, die passen.',
      hint: 'Zwei sind höher, und eine ist ein Karo.',
      done: 'Zwei sind höher, und die 3 ist auch ein Karo.',
      otherwise: 'Gleich hoch, höher oder ein Karo.',
    },
    king: {
      task: 'Ein König liegt offen. Tippe auf alle drei Karten, die passen. Ein Ass passt zu allem.',
      hint: 'Das Ass und die zwei Karo.',
      done: 'Das Ass und beide Karo. Ein Ass ist niedrig, aber es passt zu allem.',
      otherwise: 'Ein Ass passt zu allem, und dieselbe Farbe passt auch.',
    },
  },
} as const satisfies LessonText

export const spades = {
  title: 'Pik gräbt',
  intro:
    'Ein Paar wird abgelegt, dann wirken seine Farben. Jedes Pik gräbt: Auch die nächste Karte des Stapels wird abgelegt.',
  tasks: {
    three: {
      task: 'Ein Ass liegt offen. Leg mit einem Paar drei Karten ab.',
      hint: 'Das Pik gräbt.',
      done: 'Das Paar und die Karte, die das Pik gegraben hat. Die Farbe eines Asses bewirkt nichts.',
      otherwise: 'So wurde nur das Paar abgelegt. Welche Farbe gräbt?',
    },
    four: {
      task: 'Leg mit einem Paar vier Karten ab. Ein Ass würde nichts graben.',
      hint: 'Zwei Pik graben zwei Karten.',
      done: 'Zwei Pik, zwei gegrabene Karten.',
      otherwise: 'Weniger als vier. Zwei Pik müssen graben.',
    },
    short: {
      task: 'Unter der Pik-7 liegt nur noch eine Karte. Du bildest aus der Pik-7 und einem anderen Pik ein Paar. Wie viele Karten legst du ab, das Paar mitgezählt?',
      hint: 'Zwei Pik graben nur, was da ist.',
      done: 'Drei: Pik gräbt, so weit der Stapel reicht.',
      otherwise: 'Pik gräbt nur, was da ist.',
    },
  },
} as const satisfies LessonText

export const diamonds = {
  title: 'Karo zieht',
  intro: 'Jedes Karo im Paar zieht: Die nächste Karte des Stapels kommt auf deine Hand.',
  tasks: {
    grow: {
      task: 'Du hast zwei Karten auf der Hand. Nach deinem Paar sollen es drei sein.',
      hint: 'Zwei Karo ziehen zwei Karten.',
      done: 'Eine Karte ging, zwei kamen.',
      otherwise: 'Eine Karte ging, eine kam.',
    },
    twoPairs: {
      task: 'Bilde zwei Paare nacheinander.',
      hint: 'Such eine Karte derselben Farbe.',
      done: 'Du hast die Karte für das zweite Paar gezogen.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const hearts = {
  title: 'Herz gibt zurück',
  intro:
    'Jedes Herz im Paar, außer dem Ass, bringt dir die andere Karte auf die Hand. Deren Farbe wirkt trotzdem, außer bei einem Ass.',
  tasks: {
    ace: {
      task: 'Ein Ass liegt offen. Bilde ein Paar, das es dir auf die Hand bringt.',
      hint: 'Das Herz gibt dir das Ass.',
      done: 'Dein Herz ist abgelegt, und das Ass gehört dir.',
      otherwise: 'Das Ass kam auf die Ablage.',
    },
    both: {
      task: 'Bilde ein Paar, von dem nichts abgelegt wird.',
      hint: 'Zwei Herz geben beide Karten zurück.',
      done: 'Beide sind auf deiner Hand.',
      otherwise: 'Eine Karte dieses Paars wurde abgelegt.',
    },
    digging: {
      task: 'Jedes dieser Paare gibt dir deine Karte zurück. Bilde das Paar, das auch gräbt.',
      hint: 'Das Pik gräbt, obwohl es zurückkommt.',
      done: 'Das Pik hat gegraben, und du hast es noch auf der Hand.',
      otherwise: 'Deine Karte kam zurück, und nichts wurde gegraben.',
    },
  },
} as const satisfies LessonText

export const clubs = {
  title: 'Kreuz sieht voraus',
  intro:
    'Mit einem Kreuz siehst du dir die nächsten zwei Karten an, mit zwei Kreuz drei. Leg sie in beliebiger Reihenfolge zurück.',
  tasks: {
    two: {
      task: 'Ein Ass liegt offen. Sieh dir mit einem Paar zwei Karten an.',
      hint: 'Such ein Kreuz, das kein Ass ist.',
      done: 'Mit einem Kreuz siehst du zwei Karten an.',
      otherwise: 'Mit diesem Paar siehst du keine Karte an. Die Farbe eines Asses bewirkt nichts.',
    },
    order: {
      task: 'Leg die drei Karten so zurück, dass die 6 als Nächste aufgedeckt wird.',
      hint: 'Aufgedeckt wird die oberste Karte.',
      done: 'Die 6 lag oben und ist aufgedeckt.',
      otherwise: 'Eine andere Karte wurde aufgedeckt.',
    },
    goOn: {
      task: 'Du hast die Karo-5 und die Pik-2. Leg die Karten so zurück, dass du noch ein Paar bilden kannst.',
      hint: 'Zwei Karo sind ein Paar.',
      done: 'Zwei Karo: Das Spiel geht weiter.',
      otherwise: 'Nichts auf deiner Hand passt dazu, und das Spiel ist aus.',
    },
  },
} as const satisfies LessonText

export const order = {
  title: 'Was zuerst wirkt',
  intro: 'Wirken zwei verschiedene Farben auf den Stapel, bestimmst du, welche zuerst wirkt.',
  tasks: {
    asked: {
      task: 'Ein Kreuz liegt offen. Tippe auf die zwei Karten, mit denen du bestimmst, was zuerst wirkt.',
      hint: 'Ein Pik gräbt, und ein Karo zieht.',
      done: 'Mit dem Kreuz siehst du Karten an, die andere Farbe gräbt oder zieht: Du bestimmst, was zuerst kommt.',
      otherwise: 'Zwei verschiedene Farben müssen auf den Stapel wirken.',
    },
    lookFirst: {
      task: 'Das Pik würde die Karo-6 graben, die zu deiner Hand passt. Grabe stattdessen die Herz-6.',
      hint: 'Lass zuerst das Kreuz wirken, dann leg die Herz-6 nach oben.',
      done: 'Das Kreuz hat bestimmt, was das Pik gräbt.',
      otherwise: 'Eine andere Karte wurde gegraben.',
    },
    drawFirst: {
      task: 'Die Kreuz-Dame ist die dritte Karte von oben. Sorg dafür, dass sie als Nächste aufgedeckt wird.',
      hint: 'Lass zuerst das Karo ziehen: Dann reicht das Kreuz bis zur Dame.',
      done: 'Das Karo hat eine Karte gezogen, darum reichte das Kreuz bis zur Dame.',
      otherwise: 'Die Dame war zu weit unten, oder sie lag nicht oben.',
    },
  },
} as const satisfies LessonText

export const seeing = {
  title: 'Was der Schiedsrichter fragt',
  intro: 'Der Schiedsrichter sieht deinen Stapel nicht. Er fragt nach jeder Karte, wenn du sie zum ersten Mal siehst.',
  tasks: {
    two: {
      task: 'Zwei deiner Karten zeigen dir mit einem Paar je zwei neue Karten auf einmal. Tippe auf beide.',
      hint: 'Zwei Pik graben zwei Karten.',
      done: 'Zwei werden gegraben, dann wird die nächste aufgedeckt.',
      otherwise: 'Nur zwei Pik graben zwei Karten.',
    },
    turned: {
      task: 'Zwei deiner Karten zeigen dir mit einem Paar nur die nächste offene Karte. Tippe auf beide.',
      hint: 'Ihre Farben wirken nicht auf den Stapel.',
      done: 'Ein Herz und ein Ass wirken nicht auf den Stapel.',
      otherwise: 'Mit anderen Karten siehst du vorher mehr vom Stapel.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'Das Ende',
  intro:
    'Das Spiel endet, wenn nichts auf deiner Hand passt. Jede abgelegte Karte ist ein Punkt; alle 52 sind ein perfektes Spiel.',
  tasks: {
    goOn: {
      task: 'Bilde ein Paar, mit dem das Spiel nicht endet.',
      hint: 'Behalt die Karte, die zu allem passt.',
      done: 'Du hast noch das Ass, das zu allem passt.',
      otherwise: 'Von deinen restlichen Karten passt keine.',
    },
    over: {
      task: 'Unter dem Ass liegen die Herz-4 und der Karo-König. Tippe auf die Karte, mit der das Spiel jetzt endet.',
      hint: 'Das Karo zieht die 4, und der König wird aufgedeckt.',
      done: 'Das Karo hat die 4 gezogen, und nichts auf deiner Hand passt zum König.',
      otherwise: 'Was du dann hast, darf nicht zur aufgedeckten Karte passen.',
    },
    perfect: {
      task: 'Leg alles ab, was übrig ist: ein perfektes Spiel.',
      hint: 'Dieses Paar gräbt zwei Karten.',
      done: 'Alle 52 Karten sind abgelegt: ein perfektes Spiel.',
      otherwise: 'Du hast noch eine Karte auf der Hand.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Unerlaubte Paare',
  intro:
    'Du hast zwei Karten zusammengelegt, die kein Paar sind. Mach das rückgängig, oder lass das Paar gelten. Im Protokoll steht dann, dass es unerlaubt war.',
  tasks: {
    stand: {
      task: 'Du hast aus der Karo-5 und dem Herz-König ein Paar gebildet. Trag es ein, und lass es gelten.',
      hint: 'Der Schiedsrichter lehnt das Paar zuerst ab.',
      done: 'Es gilt und ist markiert. Das Herz gab die 5 zurück, und das Karo zog eine Karte.',
      otherwise: 'Es war die Karo-5.',
    },
    goOn: {
      task: 'Du hast aus der Kreuz-3 und der Herz-Dame ein Paar gebildet. Lass es gelten, und leg dann das Ass nach oben.',
      hint: 'Lass zuerst das Paar mit der Kreuz-3 gelten. Dann siehst du mit dem Kreuz Karten an.',
      done: 'Das Spiel geht nach den Regeln weiter.',
      otherwise: 'Das Ass wurde nicht aufgedeckt.',
    },
  },
} as const satisfies LessonText
