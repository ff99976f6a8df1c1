import type { LessonText } from '../../contract/lessons.ts'

export const score = {
  title: 'Wem gehört die Farbe?',
  intro:
    'Dein erster Treffer einer neuen Farbe macht sie zu deiner. Von da an bekommst du ihre Karten, egal wer sie wegnimmt.',
  tasks: {
    twoLines: {
      task: 'Pik gehört dir, Karo noch niemandem. Hol mit einem Tausch sechs Karten.',
      hint: 'Jede davon vollendet einen Treffer.',
      done: 'Sechs Karten für dich, und Karo gehört jetzt auch dir.',
      otherwise: 'Du hast weniger als sechs Karten bekommen.',
    },
    owned: {
      task: 'Herz gehört Ben. Ada tauscht die markierten Karten. Tippe auf jede Karte, die Ben bekommt.',
      hint: 'Es ist egal, wer dran ist.',
      done: 'Alle drei gehen an Ben: Herz gehört ihm.',
      otherwise: 'Die Karten einer Farbe bekommt immer, wem die Farbe gehört.',
    },
    forAda: {
      task: 'Pik gehört dir, Herz gehört Ben. Hol Punkte für dich.',
      hint: 'Das Pik kommt zu den zwei anderen.',
      done: 'Noch drei Pik für dich.',
      otherwise: 'Diese Karten gingen an Ben.',
    },
  },
} as const satisfies LessonText

export const give = {
  title: 'Eine Farbe abgeben',
  intro:
    'Du behältst höchstens zwei Farben. Bekommst du eine dritte, gib eine mit allen ihren Karten ab, bevor die Karten nachrutschen.',
  tasks: {
    fewest: {
      task: 'Du hast drei Farben. Gib die mit den wenigsten Karten ab.',
      hint: 'Eine deiner Farben hat nur drei Karten.',
      done: 'Ben hat jetzt diese Karten und bekommt jede weitere dieser Farbe.',
      otherwise: 'Eine andere deiner Farben hat weniger Karten.',
    },
    growing: {
      task: 'Durch das Nachrutschen entsteht ein Treffer in Pik. Gib eine andere Farbe ab.',
      hint: 'Behalt die Farbe, von der du noch Karten bekommst.',
      done: 'Du hast Pik behalten, und das Nachrutschen brachte dir Punkte.',
      otherwise: 'Du hast Pik abgegeben, darum bekam Ben die Punkte.',
    },
    swapAndGive: {
      task: 'Tausch, dann gib eine Farbe ab. Am Ende musst du mehr Karten haben als Ben.',
      hint: 'Bilde zuerst den Treffer.',
      done: 'Du hast die Farbe behalten, die gewachsen ist, und von den anderen die mit mehr Karten.',
      otherwise: 'Ben hat so viele Karten wie du oder mehr.',
    },
  },
} as const satisfies LessonText

export const overlooked = {
  title: 'Übersehene Treffer',
  intro:
    'Manchmal sieht niemand einen Treffer. Er bleibt liegen, bis ein anderer weggenommen wird. Dann kommen beide weg.',
  tasks: {
    elsewhere: {
      task: 'Die drei Karo wurden übersehen. Mit welcher Karte darfst du das Pik daneben tauschen? Tippe darauf.',
      hint: 'Das getauschte Karo muss zu einem Treffer gehören.',
      done: 'Das Karo gehört danach zu einem Treffer. Ein Treffer anderswo reicht für einen Tausch nicht.',
      otherwise: 'Eine der zwei getauschten Karten muss zu einem Treffer gehören.',
    },
    lifted: {
      task: 'Drei Karo wurden übersehen. Bring drei Herz in eine Reihe.',
      hint: 'Das Herz kommt auf das Feld mit dem Pik.',
      done: 'Alle Treffer kommen zusammen weg, auch der übersehene.',
      otherwise: '',
    },
    owner: {
      task: 'Drei Pik wurden übersehen, und Pik gehört Ben. Ada tauscht die markierten Karten. Tippe auf jede Karte, die Ben bekommt.',
      hint: 'Die drei Pik zählen wie jeder andere Treffer.',
      done: 'Auch die drei Pik gehen an Ben. Manchmal lohnt es sich, auf einen Treffer zu verzichten.',
      otherwise: 'Ein übersehener Treffer geht an den, dem die Farbe gehört.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'Das Ende',
  intro:
    'Passen darfst du immer. Das Spiel ist aus, wenn beide direkt nacheinander passen oder die Auslage leer ist. Jede Karte ist ein Punkt.',
  tasks: {
    firstPass: {
      task: 'Hier ergibt kein Tausch einen Treffer. Beende das Spiel: Passe für Ada, dann für Ben.',
      hint: 'Passen Ada und Ben direkt nacheinander, ist das Spiel aus.',
      done: 'Beide haben direkt nacheinander gepasst: Das Spiel ist aus.',
      otherwise: 'Dazu müssen beide direkt nacheinander passen.',
    },
    secondPass: {
      task: 'Ben hat gepasst. Du führst 18 zu 17. Beende das Spiel so, dass du gewinnst.',
      hint: 'Jeder Tausch hier bringt Ben Punkte.',
      done: 'Beide haben direkt nacheinander gepasst: Du hast gewonnen.',
      otherwise: 'Diese Karten gingen an Ben, und das Spiel geht weiter.',
    },
    clear: {
      task: 'Räum die Auslage leer, um das Spiel zu beenden.',
      hint: 'Dann bilden beide Farben einen Treffer.',
      done: 'Die Auslage ist leer, also ist das Spiel aus. Es ist unentschieden.',
      otherwise: 'Es sind noch Karten da, und das Spiel geht weiter.',
    },
  },
} as const satisfies LessonText

export const alone = {
  title: 'Allein',
  intro:
    'Allein machst du jeden Zug selbst, und keine Farbe gehört jemandem. Räum die Auslage leer, dann gewinnst du. Einmal passen beendet das Spiel.',
  tasks: {
    clear: {
      task: 'Räum die Auslage mit einem Tausch leer.',
      hint: 'Jede davon vollendet einen Treffer.',
      done: 'Eine Kette mit zwei Gliedern, und die Auslage ist leer.',
      otherwise: '',
    },
    threeLinks: {
      task: 'Räum die Auslage mit einem Tausch leer.',
      hint: 'Damit entsteht ein Treffer in der untersten Zeile.',
      done: 'Eine Kette mit drei Gliedern, und nichts ist übrig.',
      otherwise: 'Es sind Karten übrig, die keinen Treffer mehr bilden können.',
    },
    twoSwaps: {
      task: 'Räum die Auslage mit zwei Zügen leer.',
      hint: 'Fang mit diesen an.',
      done: 'Zweimal getauscht, alle zwölf Karten weg. So gewinnst du, wenn du allein spielst.',
      otherwise: 'Einige Karten können keinen Treffer mehr bilden.',
    },
  },
} as const satisfies LessonText

export const plus = {
  title: 'NG+',
  intro:
    'Allein und schwerer: Dreier kommen auf einen Stapel, Vierer und größere auf einen zweiten. Du gewinnst, wenn die Auslage leer ist und auf dem zweiten mehr Karten liegen.',
  tasks: {
    four: {
      task: 'Bring vier Herz in eine Reihe.',
      hint: 'Das Herz von oben kommt herunter.',
      done: 'Vier Karten für den zweiten Stapel.',
      otherwise: 'Das ist eine Gruppe von drei.',
    },
    group: {
      task: 'Stell dir vor, du tauschst die markierten Karten. Welche Gruppe kommt dann weg? Tippe auf alle ihre Karten.',
      hint: 'Eine Zeile und eine Spalte teilen sich eine Karte.',
      done: 'Treffer einer Farbe mit gemeinsamer Karte sind eine Gruppe: fünf Karten für den zweiten Stapel.',
      otherwise: 'Treffer einer Farbe mit gemeinsamer Karte sind eine Gruppe.',
    },
    win: {
      task: 'Räum die Auslage mit einem Tausch leer, und gewinne.',
      hint: 'Das Herz kommt herunter in die Lücke.',
      done: 'Die Auslage ist leer. Auf dem zweiten Stapel liegen zehn Karten, auf dem ersten neun.',
      otherwise: 'Es sind Karten übrig, oder auf dem Dreierstapel liegen zu viele.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Unerlaubte Züge',
  intro:
    'Jemand hat unerlaubt gezogen. Entscheidet gemeinsam: rückgängig machen, Auslage korrigieren oder gelten lassen.',
  tasks: {
    stand: {
      task: 'Ada hat a1 und d2 getauscht, und das ergibt keinen Treffer. Ihr lasst es beide gelten. Trag den Tausch ein.',
      hint: 'Der Schiedsrichter lehnt den Tausch zuerst ab.',
      done: 'Der Tausch gilt. Im Protokoll steht, welche Regel er bricht. Jetzt ist Ben dran.',
      otherwise: 'Das ist ein anderer Tausch.',
    },
    follows: {
      task: 'Ein Treffer von drei Karten wurde übersehen. Ada tauscht die markierten Karten gegen die Regeln, und ihr lasst es gelten. Tippe auf jede Karte, die wegkommt.',
      hint: 'Danach geht es nach den Regeln weiter.',
      done: 'Der Tausch war unerlaubt. Danach geht es nach den Regeln weiter.',
      otherwise: 'Nur der Tausch bricht eine Regel. Danach kommt jeder Treffer weg.',
    },
    right: {
      task: 'Auf deinem Tisch liegt auf b1 ein Karo. Korrigiere hier die Auslage.',
      hint: 'Tippe auf die Karte, dann auf ihre Farbe.',
      done: 'Deine Karten blieben liegen, und das Protokoll richtet sich nach ihnen.',
      otherwise: 'Die zwei Auslagen sind noch verschieden.',
    },
  },
} as const satisfies LessonText
