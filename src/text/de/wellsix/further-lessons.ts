import type { LessonText } from '../../contract/lessons.ts'

export const exchange = {
  title: 'Handtausch',
  intro:
    'Beim Handtausch nimmst du eine eigene Karte aus der Auslage und legst eine andere aus deiner Hand auf ihr Feld.',
  tasks: {
    king: {
      task: 'Du spielst Rot. Tausch eine deiner Karten in der Auslage gegen deinen König.',
      hint: 'Tippe auf die Karte in der Auslage, dann auf die in deiner Hand.',
      done: 'Der König liegt in der Auslage, und die andere Karte ist auf deiner Hand.',
      otherwise: '',
    },
    fromHand: {
      task: 'Du nimmst die 5 aus der Auslage. Tippe auf beide Karten, die auf ihr Feld kommen können.',
      hint: 'Beide sind auf deiner Hand.',
      done: 'Eine Karte aus der Auslage, eine aus deiner Hand.',
      otherwise: 'Die neue Karte kommt aus deiner Hand.',
    },
    thenSeize: {
      task: 'Schlag in diesem Doppelzug die Dame. Dein König ist auf deiner Hand.',
      hint: 'Der König kommt auf das Feld deiner Karte neben der Dame.',
      done: 'Ein Handtausch, dann ein Schlag.',
      otherwise: 'Die Dame liegt noch da. Der König muss sie berühren.',
    },
  },
} as const satisfies LessonText

export const isolation = {
  title: 'Abtrennung',
  intro:
    'Beim Schlagen kann die Auslage in Gruppen zerfallen. Nur die größte bleibt. Aus den anderen bekommst du die Karten von Ben auf den Stapel und deine auf die Hand.',
  tasks: {
    cutOff: {
      task: 'Dein markierter König schlägt die markierte Dame. Tippe auf beide Karten, die abgetrennt werden.',
      hint: 'Beide hängen nur an der Karte, die weggeht.',
      done: 'Die zwei sind die kleinere Gruppe: Die rote kommt auf deine Hand, die schwarze auf deinen Stapel.',
      otherwise: 'Welche Karten hängen nur am König?',
    },
    seizeTwo: {
      task: 'Hol mit einem Zug zwei Karten auf deinen Stapel.',
      hint: 'Die Dame wird geschlagen, und eine andere Karte wird abgetrennt.',
      done: 'Eine geschlagen, eine abgetrennt.',
      otherwise: 'Nur eine Karte kam auf deinen Stapel.',
    },
    equalGroups: {
      task: 'Beide Gruppen haben zwei Karten, also wählst du, welche bleibt. Aus der anderen kommen Bens Karten auf deinen Stapel: Es sollen möglichst viele sein.',
      hint: 'Behalt deine eigene Karte.',
      done: 'Noch zwei Karten für deinen Stapel.',
      otherwise: 'So kam nur eine Karte auf deinen Stapel.',
    },
    seizeFour: {
      task: 'Hol mit einem Zug vier Karten auf deinen Stapel.',
      hint: 'Dein König ist die einzige Verbindung zwischen zwei Gruppen.',
      done: 'Eine geschlagen, drei abgetrennt.',
      otherwise: 'Das sind keine vier. Welche deiner Karten verbindet schwarze Karten mit dem Rest?',
    },
    line: {
      task: 'Dein König kann die Dame in deiner Reihe schlagen. Sieben schwarze Karten hängen nur am König. Würdest du gewinnen?',
      hint: 'Die sieben sind die größere Gruppe, also bleiben sie.',
      done: 'Nein. Deine Reihe ist die kleinere Gruppe und kommt weg, bevor Reihen zählen.',
      otherwise: 'Die kleinere Gruppe kommt weg, bevor Reihen zählen.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'Spiele ohne Reihe',
  intro: 'Ohne Reihe endet das Spiel nach zehn stillen Doppelzügen nacheinander oder wenn ihr es beide wollt.',
  tasks: {
    tenth: {
      task: 'Neun Doppelzüge nacheinander waren still. Beende das Spiel mit deinem letzten Zug im zehnten.',
      hint: 'Mach einen Zug, der nichts schlägt.',
      done: 'Zehn stille Doppelzüge nacheinander: Das Spiel ist aus.',
      otherwise: 'Wird eine gegnerische Karte geschlagen, beginnt die Zählung neu.',
    },
    goOn: {
      task: 'Neun Doppelzüge nacheinander waren still. Halt das Spiel mit deinem letzten Zug am Laufen.',
      hint: 'Mach einen Zug, der eine Karte von Ben schlägt.',
      done: 'Die Zählung beginnt neu.',
      otherwise: 'Das war der zehnte stille Doppelzug. Eine eigene Karte zu schlagen zählt nicht.',
    },
    agreed: {
      task: 'Ihr seht beide, dass nichts mehr geschlagen werden kann. Beende das Spiel.',
      hint: 'Ihr könnt es gemeinsam beenden.',
      done: 'Beide wollten es. Will einer noch auf eine Reihe spielen, geht es weiter.',
      otherwise: 'Das ist nur ein weiterer stiller Doppelzug.',
    },
  },
} as const satisfies LessonText

export const match = {
  title: 'Punkte',
  intro:
    'Sechs in einer Reihe bringen 30 Punkte. Der andere bekommt einen Punkt für jede Karte auf seinem Stapel. Ohne Reihe zählen beide ihre Stapel.',
  tasks: {
    quiet: {
      task: 'Auf deinem Stapel liegen drei Karten, auf dem von Ben zwei. Beende das Spiel mit dem zehnten stillen Doppelzug.',
      hint: 'Mach einen Zug, der nichts schlägt.',
      done: 'Ohne Reihe ist jede Karte auf dem Stapel ein Punkt: drei für dich, zwei für Ben.',
      otherwise: '',
    },
    opener: {
      task: 'Ada hat das erste Spiel eröffnet. Du bist Ben und eröffnest das zweite: Leg die erste Karte hin.',
      hint: 'Tippe auf ein Herz, dann auf das Feld.',
      done: 'Ihr eröffnet abwechselnd. Wer eröffnet, spielt Rot.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Unerlaubte Züge',
  intro:
    'Jemand hat unerlaubt gezogen. Entscheidet zu zweit: rückgängig machen, Auslage korrigieren oder gelten lassen.',
  tasks: {
    stand: {
      task: 'Deine 9 hat die 3 daneben geschlagen, gegen die Regeln. Ihr lasst es beide gelten. Trag den Zug ein.',
      hint: 'Der Schiedsrichter lehnt den Schlag zuerst ab.',
      done: 'Der Zug gilt. Im Protokoll steht, welche Regel er bricht.',
      otherwise: 'Das war ein anderer Zug: Deine 9 hat die 3 geschlagen.',
    },
    follows: {
      task: 'Die markierte 9 schlägt gegen die Regeln die markierte 3, und ihr lasst es beide gelten. Welche Karte wird abgetrennt? Tippe darauf.',
      hint: 'Danach geht es nach den Regeln weiter.',
      done: 'Diese Karte hing nur an der 9. Der Schlag war unerlaubt; was folgt, geht nach den Regeln.',
      otherwise: 'Nur der Schlag bricht eine Regel. Welche Karte hing nur an der 9?',
    },
    right: {
      task: 'Auf deinem Tisch sind die 5 und die 3 vertauscht. Korrigiere hier die Auslage.',
      hint: 'Tippe auf jedes Feld, und trag seine Karte ein.',
      done: 'Deine Karten blieben liegen, und das Protokoll richtet sich nach ihnen.',
      otherwise: 'Die zwei Auslagen sind noch verschieden.',
    },
  },
} as const satisfies LessonText
