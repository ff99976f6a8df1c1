import type { LessonText } from '../../contract/lessons.ts'
import { TITLE } from './title.ts'

export const clearing = {
  title: 'Über das Netz',
  intro: TITLE.aim,
  tasks: {
    over: {
      task: 'Eine 9 und eine 4 liegen da: Das Netz ist 5. Du bist Ben. Komm darüber.',
      hint: 'Jede höhere Karte geht.',
      done: 'Höher als 5: Du bist über dem Netz. Ein Punkt.',
      otherwise: 'Die Karte muss höher sein als das Netz.',
    },
    lowest: {
      task: 'Eine 3 und eine Dame (12) liegen da. Du bist Ben. Komm mit einer möglichst niedrigen Karte über das Netz.',
      hint: 'Das Netz ist 12 minus 3.',
      done: 'Das Netz ist 9, und eine 10 reicht. Heb höhere Karten für höhere Netze auf.',
      otherwise: 'Diese Karte kommt nicht über das Netz, oder auch eine niedrigere käme darüber.',
    },
    equal: {
      task: 'Das Netz ist 5. Du bist Ben und willst diesmal nicht darüber kommen. Spiel die höchste Karte, die nicht darüber kommt.',
      hint: 'So hoch wie das Netz reicht nicht.',
      done: 'So hoch wie das Netz reicht nicht: kein Punkt.',
      otherwise: 'Diese Karte kommt über das Netz, oder auch eine höhere käme nicht darüber.',
    },
    first: {
      task: 'Die ersten vier Karten: König von Cleo, 4 von Ada, 10 von Ben, Ass von Dan. Wer hat einen Punkt? Tippe auf den Platz.',
      hint: 'König und 4 ergeben ein Netz von 9.',
      done: 'Ben: Seine 10 ist höher als 9. Für die ersten zwei Karten gibt es kein Netz.',
      otherwise: 'Für die ersten zwei Karten gibt es kein Netz. Sie ergeben ein Netz von 9.',
    },
  },
} as const satisfies LessonText

export const net = {
  title: 'Das nächste Netz',
  intro:
    'Der Unterschied zwischen zwei Karten ist das nächste Netz. Ein Ass ist 1, ein Bube 11, eine Dame 12, ein König 13.',
  tasks: {
    low: {
      task: 'Ben hat einen König gespielt. Du bist Dan. Sorg für ein Netz von 1.',
      hint: 'Spiel eine Karte, die um eins niedriger ist als der König.',
      done: 'Ein Netz von 1: Nur ein Ass kommt nicht darüber.',
      otherwise: 'Der Unterschied ist nicht 1.',
    },
    high: {
      task: 'Ben hat einen König gespielt. Du bist Dan. Sorg jetzt für das höchste Netz, das möglich ist.',
      hint: 'Spiel die niedrigste Karte.',
      done: 'Ein Netz von 12: Nur ein König kommt darüber.',
      otherwise: 'Das Netz kann noch höher sein.',
    },
    value: {
      task: 'Cleo hat eine 3 gespielt und Ada eine Dame. Wie hoch ist das Netz?',
      hint: 'Die Werte sind 3 und 12.',
      done: 'Das Netz ist 9. Welche Karte zuerst kam, ist egal.',
      otherwise: 'Zieh die niedrigere von der höheren ab: 12 minus 3.',
    },
  },
} as const satisfies LessonText

export const matching = {
  title: 'Gleiche Karten',
  intro: 'Zwei gleiche Karten bringen beiden Spielern je zwei Punkte, egal wie hoch das Netz ist.',
  tasks: {
    both: {
      task: 'Das Netz ist 9, und die 8 von Ben kommt nicht darüber. Du bist Dan. Hol zwei Punkte.',
      hint: 'Spiel eine Karte, die so hoch ist wie die von Ben.',
      done: 'Je zwei Punkte, für Ben und für dich.',
      otherwise: 'Das bringt höchstens einen Punkt.',
    },
    instead: {
      task: 'Der Bube von Ben kam über das Netz: ein Punkt. Du bist Dan. Spiel so, dass ihr beide zwei Punkte bekommt.',
      hint: 'Spiel eine Karte, die so hoch ist wie die von Ben.',
      done: 'Je zwei Punkte: Gleiche Karten bringen zwei Punkte statt des einen für das Netz.',
      otherwise: 'Gleiche Karten bringen beiden je zwei Punkte.',
    },
    noNet: {
      task: 'Cleo hat eine 7 gespielt, die allererste Karte. Du bist Ada. Hol zwei Punkte.',
      hint: 'Es gibt noch kein Netz, aber gleiche Karten zählen.',
      done: 'Je zwei Punkte. Gleiche Karten brauchen kein Netz.',
      otherwise: 'Ohne Netz zählen nur gleiche Karten.',
    },
    netZero: {
      task: 'Zwei Buben liegen da. Du bist Cleo. Komm mit der niedrigsten Karte, die es gibt, über das Netz.',
      hint: 'Das Netz ist 11 minus 11.',
      done: 'Das Netz ist 0, und jede Karte kommt darüber.',
      otherwise: 'Es gibt eine niedrigere Karte, die darüber kommt.',
    },
  },
} as const satisfies LessonText

export const seats = {
  title: 'Vier Rollen',
  intro: 'Wer austeilt, ist der Geist. Im Uhrzeigersinn folgen Angler, Fisch und Kormoran.',
  tasks: {
    dealer: {
      task: 'Ada teilt aus. Wer ist der Geist? Tippe auf den Platz.',
      hint: 'Wer austeilt, ist der Geist.',
      done: 'Ada. Alle außer Ada sehen die Karten von Ada.',
      otherwise: 'Wer austeilt, ist der Geist.',
    },
    fish: {
      task: 'Ada ist der Geist. Der Fisch spielt zuerst. Tippe auf den Platz des Fischs.',
      hint: 'Der Fisch sitzt dem Geist gegenüber.',
      done: 'Cleo, gegenüber vom Geist.',
      otherwise: 'Im Uhrzeigersinn nach dem Geist: Angler, Fisch, Kormoran.',
    },
    nextHand: {
      task: 'Ada war der Geist. Im nächsten Spiel ist es der Angler. Tippe auf den neuen Geist.',
      hint: 'Der Angler sitzt links vom Geist.',
      done: 'Ben. Alle Rollen rücken im Uhrzeigersinn einen Platz weiter.',
      otherwise: 'Der Angler des letzten Spiels wird Geist.',
    },
  },
} as const satisfies LessonText

export const pairs = {
  title: 'Wer wann spielt',
  intro: 'Zuerst spielen Fisch und Geist je eine Karte, dann Angler und Kormoran; und so weiter bis zur letzten Karte.',
  tasks: {
    enter: {
      task: 'Cleo, der Fisch, spielt einen König. Trag ihn ein.',
      hint: 'Die Farbe ist egal.',
      done: 'So einfach trägst du eine Karte ein.',
      otherwise: 'Cleo spielt einen König.',
    },
    next: {
      task: 'Fisch und Geist haben gespielt. Wer ist dran? Tippe auf den Platz.',
      hint: 'Der Angler spielt vor dem Kormoran.',
      done: 'Ben, der Angler. Danach Dan, der Kormoran.',
      otherwise: 'Jetzt kommen Angler und Kormoran, und der Angler beginnt.',
    },
  },
} as const satisfies LessonText

export const winning = {
  title: 'Ein Spiel gewinnen',
  intro:
    'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer im Uhrzeigersinn am weitesten vom Geist entfernt sitzt. Gewinnt der Geist, zählt das Spiel doppelt.',
  tasks: {
    tie: {
      task: 'Ada, Ben und Cleo haben je 10 Punkte. Mit der letzten Karte kommt Dan auf 7. Wer gewinnt? Tippe auf den Platz.',
      hint: 'Der Fisch sitzt weiter vom Geist entfernt als der Angler.',
      done: 'Cleo, der Fisch: Von den dreien sitzt sie im Uhrzeigersinn am weitesten vom Geist entfernt.',
      otherwise: 'Wer von den dreien sitzt im Uhrzeigersinn am weitesten von Ada entfernt?',
    },
    ghost: {
      task: 'Ben hat zwei Spiele gewonnen, Ada keins. Jetzt gewinnt Ada, der Geist. Tippe auf die beiden, die dann gemeinsam führen.',
      hint: 'Ein Sieg des Geistes zählt doppelt.',
      done: 'Ada und Ben haben je zwei: Ein Sieg des Geistes zählt doppelt.',
      otherwise: 'Ein Sieg des Geistes zählt doppelt, also ist Ada gleichauf mit Ben.',
    },
    match: {
      task: 'Zwei gewonnene Spiele reichen für die Partie. Cleo hat eins. Jetzt gewinnt der Geist. Wer gewinnt die Partie? Tippe auf den Platz.',
      hint: 'Der Angler des letzten Spiels ist jetzt der Geist.',
      done: 'Ben, der Geist dieses Spiels: Sein Sieg zählt doppelt.',
      otherwise: 'Im letzten Spiel war Ada der Geist. Wer ist es jetzt?',
    },
  },
} as const satisfies LessonText

export const cormorant = {
  title: 'Die Wahl des Kormorans',
  intro:
    'Eine Hausregel: Hat der Kormoran mehr Karten als Punkte, darf er einmal im Spiel Geist werden. Gewinnt er, zählt das Spiel doppelt. Sonst wird ihm ein Spiel abgezogen.',
  tasks: {
    turn: {
      task: 'Dan ist der Kormoran. Lass ihn Geist werden.',
      hint: 'Tippe an seinem Platz auf „Geist werden“.',
      done: 'Dan dreht seine Karten zu den anderen und spielt blind weiter.',
      otherwise: 'Das war die Karte von Ben.',
    },
    late: {
      task: 'Dan hat noch drei Karten. Darf er Geist werden?',
      hint: 'Vergleiche seine Karten mit seinen Punkten.',
      done: 'Nein. Er braucht mehr Karten als Punkte.',
      otherwise: '',
    },
    lost: {
      task: 'Jeder hat ein Spiel gewonnen. Dan wird Geist, aber Cleo gewinnt. Wer hat danach keins mehr? Tippe auf den Platz.',
      hint: 'Wird jemand freiwillig Geist und gewinnt nicht, wird ihm ein Spiel abgezogen.',
      done: 'Dan: Das eine Spiel, das er gewonnen hatte, wird ihm abgezogen.',
      otherwise: 'Wer Geist wurde und nicht gewinnt, bekommt ein Spiel abgezogen.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Unerlaubtes',
  intro:
    'Etwas Unerlaubtes gilt, wenn alle vier einverstanden sind. Hat jemand zu früh gespielt, kommt die Karte zurück auf die Hand.',
  tasks: {
    stand: {
      task: 'Dan wurde Geist, obwohl er mehr Punkte als Karten hatte. Alle lassen es gelten. Trag es ein.',
      hint: 'Trag zuerst ein, dass Dan Geist wurde.',
      done: 'Der Zug gilt. Im Protokoll steht, welche Regel er bricht.',
      otherwise: 'Du hast eine Karte eingetragen.',
    },
    order: {
      task: 'Ada hat ihre 8 vor der 7 von Cleo gespielt, aber Cleo war dran. Beide nehmen ihre Karte zurück. Trag die zwei Karten in der richtigen Reihenfolge ein.',
      hint: 'Der Fisch spielt vor dem Geist.',
      done: 'Eine zu früh gespielte Karte gilt nicht: Am Ende hätte jemand keine mehr.',
      otherwise: 'Cleo ist der Fisch und spielt zuerst.',
    },
    loses: {
      task: 'Dan wurde zu spät Geist, und ihr lasst es gelten. Trag das ein, dann seine 10. Cleo gewinnt das Spiel.',
      hint: 'Trag zuerst ein, dass Dan Geist wurde.',
      done: 'Wer freiwillig Geist wird und nicht gewinnt, bekommt ein Spiel abgezogen.',
      otherwise: 'Zuerst wurde Dan Geist, dann hat er gespielt.',
    },
  },
} as const satisfies LessonText
