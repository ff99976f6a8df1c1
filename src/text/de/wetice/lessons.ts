import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const runs = {
  title: 'Treffer',
  intro: 'Drei oder mehr Karten einer Farbe nebeneinander in einer Zeile oder Spalte sind ein Treffer.',
  tasks: {
    row: {
      task: 'Tippe auf die drei Karten, die ein Treffer sind.',
      hint: 'Die drei liegen nebeneinander.',
      done: 'Drei Herz in einer Zeile: ein Treffer.',
      otherwise: 'Ein Treffer sind drei oder mehr Karten einer Farbe nebeneinander.',
    },
    column: {
      task: 'Hier ist ein Treffer. Tippe auf seine Karten.',
      hint: 'Sieh von oben nach unten. Schräg zählt nicht.',
      done: 'Spalten zählen wie Zeilen. Schräg zählt nicht.',
      otherwise: 'Such drei in einer Zeile oder drei in einer Spalte.',
    },
    cross: {
      task: 'Eine Zeile ist ein Treffer, und eine Spalte auch. Tippe auf die Karte, die zu beiden gehört.',
      hint: 'Sieh, wo sich Zeile und Spalte treffen.',
      done: 'Beide Treffer teilen sich diese Karte. Ein L oder ein T sind zwei Treffer.',
      otherwise: 'Welche Karte liegt in der Zeile und in der Spalte?',
    },
  },
} as const satisfies LessonText

export const entering = {
  title: 'Auslage korrigieren',
  intro: 'Ein Feld heißt nach seiner Spalte und seiner Zeile: a1 liegt unten links.',
  tasks: {
    place: {
      task: 'Tippe auf die Karte auf c2.',
      hint: 'Spalten haben Buchstaben, Zeilen haben Zahlen von unten.',
      done: 'Spalte c, zweite Zeile von unten.',
      otherwise: 'Zähl die Spalten von links und die Zeilen von unten.',
    },
    correction: {
      task: 'Auf deinem Tisch liegt auf a1 ein Herz und auf b1 ein Pik. Korrigiere hier die Auslage.',
      hint: 'Tippe auf jede Karte, dann auf ihre Farbe.',
      done: 'Das geht jederzeit. Es kostet keinen Zug.',
      otherwise: 'Die zwei Auslagen sind noch verschieden.',
    },
  },
} as const satisfies LessonText

export const cleanup = {
  title: 'Aufräumen',
  intro:
    'Nimm Könige und Joker heraus, und leg die Karten aus. Bevor das Spiel beginnt, löst ihr abwechselnd die Treffer auf, die schon daliegen.',
  tasks: {
    one: {
      task: 'Hier ist ein Treffer. Lös ihn auf: Tausch eine seiner Karten gegen eine Karte einer anderen Farbe.',
      hint: 'Eine davon gehört zum Treffer.',
      done: 'Es ist kein Treffer mehr da. Nichts wird weggenommen, und niemand bekommt Punkte.',
      otherwise: '',
    },
    both: {
      task: 'Lös beide Treffer mit einem Tausch auf.',
      hint: 'In jedem Treffer liegt eine davon.',
      done: 'Ein Tausch kann mehrere Treffer auflösen.',
      otherwise: 'Ein Treffer ist noch da.',
    },
    beginner: {
      task: 'Ada hat die markierten Karten getauscht. Ben hat gepasst, und jetzt passt Ada. Wer hat den ersten Zug im Spiel?',
      hint: 'Es zählt der letzte Tausch, nicht das letzte Passen.',
      done: 'Ada: Wer zuletzt getauscht hat, beginnt das Spiel.',
      otherwise: 'Wer zuletzt getauscht hat, beginnt.',
    },
  },
} as const satisfies LessonText

export const swap = {
  title: 'Der Tausch',
  intro: TITLE.aim,
  tasks: {
    beside: {
      task: 'Bring drei Herz in eine Reihe.',
      hint: 'Das Herz kommt auf das Feld mit dem Pik.',
      done: 'Drei Herz für dich. So ein Zug heißt Tausch.',
      otherwise: '',
    },
    far: {
      task: 'Bring drei Pik in eine Reihe. Du darfst zwei beliebige Karten tauschen.',
      hint: 'Das Pik kommt zu den zwei anderen.',
      done: 'Die zwei Karten müssen sich nicht berühren.',
      otherwise: '',
    },
    five: {
      task: 'Bring fünf Herz in eine Reihe.',
      hint: 'Das Herz kommt zwischen die zwei Paare.',
      done: 'Fünf in einer Reihe. Je länger die Reihe, desto mehr Karten bekommst du.',
      otherwise: 'Diese Reihe ist kürzer.',
    },
    partners: {
      task: 'Es gibt zwei Karten, gegen die du das Herz links tauschen kannst, damit drei Herz in einer Reihe liegen. Tippe auf beide.',
      hint: 'Das Herz käme zu den zwei anderen, auf der einen oder der anderen Seite.',
      done: 'Beide sind möglich. Zwei Herz zu tauschen ändert nichts, darum ist es nicht erlaubt.',
      otherwise: 'Nach dem Tausch müssen drei Herz nebeneinanderliegen.',
    },
  },
} as const satisfies LessonText

export const fall = {
  title: 'Nachrutschen',
  intro: 'Ist ein Treffer weg, rutschen die Karten darüber senkrecht nach unten.',
  tasks: {
    one: {
      task: 'Stell dir vor, du tauschst die markierten Karten. Welche Karte liegt dann unten links? Tippe darauf.',
      hint: 'Die gesuchte Karte rutscht senkrecht nach unten.',
      done: 'Das Kreuz ist senkrecht nach unten gerutscht.',
      otherwise: 'Die Karte darüber rutscht senkrecht nach unten.',
    },
    clubDown: {
      task: 'Bilde einen Treffer, sodass das Kreuz ganz nach unten rutscht.',
      hint: 'Die Karte unterhalb des Kreuzes muss zum Treffer gehören.',
      done: 'Die Karte unterhalb des Kreuzes ist weg, darum ist das Kreuz nachgerutscht.',
      otherwise: 'Ein Treffer, aber nicht unterhalb des Kreuzes.',
    },
    sliding: {
      task: 'Stell dir vor, du tauschst die markierten Karten. Welche Karten rutschen dann nach? Tippe auf alle.',
      hint: 'Jede Karte über dem Treffer rutscht.',
      done: 'Jede Spalte rutscht für sich. Keine Karte geht zur Seite.',
      otherwise: 'Tippe auf die Karten über den dreien, die wegkommen, und auf keine anderen.',
    },
    tall: {
      task: 'Lass das Herz um drei Zeilen nach unten rutschen.',
      hint: 'Drei Karten unter dem Herz müssen ein Treffer sein.',
      done: 'Drei in einer Spalte sind weg, darum ist das Herz um drei Zeilen gerutscht.',
      otherwise: 'Drei Karten unter dem Herz müssen wegkommen.',
    },
  },
} as const satisfies LessonText

export const chains = {
  title: 'Ketten',
  intro:
    'Entstehen durch das Nachrutschen neue Treffer, kommen auch sie weg. Das ist eine Kette, und sie gehört ganz zu deinem Zug.',
  tasks: {
    two: {
      task: 'Bilde eine Kette: Durch das Nachrutschen muss noch ein Treffer entstehen.',
      hint: 'Bilde unten einen Treffer: Darüber rutschen drei andere zusammen.',
      done: 'Zwei Treffer aus einem Tausch, nacheinander.',
      otherwise: 'Nur ein Treffer. Bei welchem rutschen drei andere zusammen?',
    },
    marked: {
      task: 'Stell dir vor, du tauschst die markierten Karten. Welche Karten kommen dann weg, auch nach dem Nachrutschen? Tippe auf alle.',
      hint: 'Drei liegen in der untersten Zeile. Drei kommen beim Nachrutschen zusammen.',
      done: 'Eine Kette mit zwei Gliedern: erst drei Herz, dann drei Karten, die zusammengerutscht sind.',
      otherwise: 'Zuerst kommen drei weg. Sieh dann, was zusammenkommt, wenn der Rest rutscht.',
    },
    atOnce: {
      task: 'Stell dir vor, du tauschst die markierten Karten. Welche Karten kommen dann weg? Tippe auf alle.',
      hint: 'Jede der zwei Karten vollendet einen Treffer.',
      done: 'Zwei Treffer aus einem Tausch kommen zusammen weg.',
      otherwise: 'Beide getauschten Karten gehören zu einem Treffer.',
    },
    three: {
      task: 'Hier gibt es 22 Möglichkeiten zu tauschen. Eine ergibt eine Kette mit drei Gliedern. Finde sie.',
      hint: 'Das Herz vollendet einen Treffer in der untersten Zeile.',
      done: 'Eine Kette mit drei Gliedern. So weit voraus sehen nur wenige.',
      otherwise: 'Diese Kette ist kürzer. Welcher andere Treffer kann in der untersten Zeile beginnen?',
    },
  },
} as const satisfies LessonText
