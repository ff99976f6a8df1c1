import type { ConsentKind } from '../../book/journal/entries.ts'
import { cardAs } from './grammar.ts'
import { placeName } from './card-words.ts'
import { END } from './end.ts'
import { clockTime } from '../contract/clock.ts'
import { counted, LANGUAGE, listOf, numeral } from './lists.ts'
import { readProblemText } from './actions.ts'
import type { Card } from '../../engine/cards.ts'
import type { Level } from '../../analysis/advice.ts'
import type { ReadProblem } from '../../engine/text.ts'
import { WORDS as UI } from './ui.ts'

const TIME = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' })

const AGAINST: Readonly<Record<ConsentKind, string>> = {
  undo: 'will das nicht rückgängig machen',
  amend: 'will das nicht ändern',
  correct: 'ist gegen diese Korrektur',
  stands: 'will das nicht gelten lassen',
  end: 'will das Spiel nicht beenden',
}

const appNamed = (level: Level): string => `${UI.app}, ${UI.level[level]}`

export const TABLE_WORDS = {
  home: 'Startseite',
  undoKey: 'Rückgängig',
  redoKey: 'Wiederholen',
  undo: (count: number): string =>
    count === 1 ? 'Den Zug danach rückgängig machen' : `Die ${count} Züge danach rückgängig machen`,
  redo: (count: number): string => (count === 1 ? 'Zug wiederholen' : `Diese ${count} Züge wiederholen`),
  back: 'Zurück zum Spiel',
  after: (made: number, moves: number): string => `Die Auslage nach Zug ${made} von ${moves}.`,
  time: (at: number): string => TIME.format(at),
  scores: (scores: readonly number[]): string => scores.map(numeral).join('–'),
  menu: 'Menü',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  replay: 'Nachspielen',
  again: 'Noch ein Spiel',
  turnTable: 'Ansicht drehen',
  typed: 'Zug eintippen',
  earlier: 'Frühere Züge zeigen',
  why: 'Warum?',
  how: 'Wie geht das?',
  hint: 'Tipp',
  marked: 'Tippe auf die markierten Karten.',
  next: 'Weiter',
  looksForHint: 'Ein guter Zug wird gesucht.',
  blindHint: 'Du siehst diese Karten nicht. Nimm irgendeine.',
  noHelp: 'ohne Hilfe',
  notes: {
    declined: (what: ConsentKind, about: string, word: string): string =>
      `${AGAINST[what]}: ${about}.${word === '' ? '' : ` „${word}“`}`,
    help: 'hat um Hilfe gebeten.',
    confirmed: 'bestätigt das Ergebnis.',
    protest: (word: string): string => `legt Protest ein.${word === '' ? '' : ` „${word}“`}`,
    hand: 'Die Karten wurden eingetragen.',
    clock: 'Die Uhr wurde angehalten.',
    timeUp: { on: 'hat keine Zeit mehr und spielt weiter.', lost: 'hat durch Zeit verloren.' },
  },
  ask: {
    questions: {
      help: ['hilfe', '?'],
      words: ['in worten', 'worte'],
      last: ['letzter zug', 'letzter'],
      ruling: ['letzte entscheidung', 'entscheidung'],
      clock: ['uhr', 'zeit'],
    },
    changes: { undo: ['rückgängig', 'zurück'], redo: ['wiederholen'] },
    none: { undo: 'Es gibt nichts rückgängig zu machen.', redo: 'Es gibt nichts zu wiederholen.' },
    /** Typed before a move to try it without making it. */
    tries: ['versuch', 'was wenn'],
    nothing: 'Noch keine Züge.',
    hidden: 'Einige Karten sind verdeckt. Darum kann die App nicht sagen, was ein Zug bringt.',
    help: (own: readonly string[]): string =>
      `Das kannst du fragen: in Worten, letzter Zug, letzte Entscheidung, Uhr, ${own.join(', ')}. Mit „versuch“ und einem Zug siehst du, was er bringt. Auch „rückgängig“ und „wiederholen“ gehen. Alles andere wird als Zug gelesen. In der Auslage sagt dir die Taste m, was möglich ist; ein Buchstabe springt zur nächsten Karte dieser Farbe oder dieses Werts.`,
  },
  /** Lists the squares and hand cards that can be chosen next. If there are many cards, only gives their number. */
  possible: (places: readonly string[], cards: readonly Card[]): string => {
    const held =
      cards.length > 3 ? [`eine von ${cards.length} Karten deiner Hand`] : cards.map(card => cardAs('acc', card))
    const all = [...places.map(place => placeName(place)), ...held]
    return all.length === 0 ? 'Hier geht jetzt nichts.' : `Du kannst ${listOf(all, 'or')} wählen.`
  },
  noHint: 'Hier gibt es gerade nichts zu wählen.',

  advice: {
    key: 'Empfehlung',
    begins: (name: string): string => `Der beste Zug${name === '' ? '' : ` für ${name}`} wird gesucht.`,
    /** `name`: the advised player; '' for a single player. */
    move: (name: string, move: string): string =>
      `Empfehlung${name === '' || move.startsWith(name) ? '' : ` für ${name}`}: ${move}`,
    certain: (worth: string): string => `Das ist sicher: ${worth}.`,
    searched: (worth: string): string => `Das Beste bisher: ${worth}.`,
    sampled: (worth: string): string => `Im Schnitt ${worth}: Die verdeckten Karten sind geschätzt.`,
    interval: (low: string, high: string): string =>
      low === high
        ? 'Auf ein Zehntel genau, mit 95\u00a0% Sicherheit.'
        : `Zwischen ${low} und ${high}, mit 95\u00a0% Sicherheit.`,
    goesOn: (seconds: number, most: number): string => `Die Suche läuft: ${seconds} von ${most} Sekunden.`,
    enough: 'Suche beenden',
    fails: 'Gerade keine Empfehlung.',
    failsDetail: 'Versuch es noch einmal, oder spiel ohne sie weiter.',
    again: 'Noch einmal',
  },
  unreadable: (problem: Pick<ReadProblem, 'code' | 'about'>): { sentence: string; detail: string } => ({
    sentence: 'Das lässt sich nicht als Zug lesen.',
    detail: `${readProblemText(problem)}.`,
  }),

  mended: {
    undone: (what: string): string => `Rückgängig: ${what}`,
    redone: (what: string): string => `Wiederholt: ${what}`,
    amended: (what: string): string => `Geändert: ${what}`,
    moves: (count: number, whose: readonly string[]): string =>
      `${count} Züge${whose.length > 0 ? ` (${whose.join(', ')})` : ''}.`,
    movesOf: (name: string, count: number): string => `${name} ${count}`,
    move: (who: string, what: string): string => (who === '' || what.startsWith(who) ? what : `${who}: ${what}`),
    done: 'Fertig',
  },

  app: {
    /** Shown beside the seat's name, which may be the app’s. */
    at: (level: Level | null, name: string): string =>
      level === null ? '' : name === UI.app ? UI.level[level] : appNamed(level),
    /** The name under which the app's results are stored. */
    named: appNamed,
    thinks: (name: string): string => `${name} denkt nach.`,
    fails: (name: string): string => `${name} findet gerade keinen Zug.`,
    failsDetail: 'Versuch es noch einmal, oder spiel für die App.',
    again: 'Noch einmal',
    takeOver: (name: string): string => `Für ${name} spielen`,
    giveBack: (name: string): string => `${name} der App überlassen`,
  },

  clock: {
    /** Minutes and seconds, with hours if needed; negative times with a sign. */
    time: clockTime,
    of: (name: string): string => `Uhr von ${name}`,
    start: 'Uhren starten',
    stop: 'Uhren anhalten',
    waits: 'Pause',
    low: 'knapp',
    up: 'vorbei',
    lowSaid: (name: string, seconds: number): string => `${name} hat noch ${counted(seconds, 'Sekunde', 'Sekunden')}.`,
    upSaid: (name: string): string => `Die Zeit von ${name} ist um.`,
    none: 'Diese Partie hat keine Uhr.',
    stands: (name: string, time: string, counts: boolean, runs: boolean): string =>
      `${name} ${counts ? `hat ${time} gebraucht` : `hat noch ${time}`}${runs ? ', und die Uhr läuft' : ''}.`,
    paused: 'Die Uhren sind angehalten',
    leaving: (name: string): string => `Die Uhr von ${name} läuft. Anhalten?`,
    runOn: 'Laufen lassen',
    decide: 'Weiterspielen, oder ist die Partie durch Zeit verloren?',
    later: 'Jetzt entscheiden',
    on: 'Weiterspielen',
    lost: (name: string): string => `${name} verliert durch Zeit`,
  },

  stands: {
    played: 'So gespielt',
    playedName: 'Es wurde so gespielt, und keiner hat es gemerkt',
    turn: (name: string): string => `${name} war dran`,
    never: 'Protokoll korrigieren: Es wurde anders gespielt',
    neverKey: 'Protokoll korrigieren',
    lateKey: 'Unerlaubtes gelten lassen',
    lateName: 'Einen unerlaubten Zug gelten lassen: Das war nicht erlaubt',
    late: 'Unerlaubt, gilt aber',
    count: (count: number): string =>
      count === 1
        ? 'Mit einem unerlaubten Zug, den man gelten ließ.'
        : `Mit ${count} unerlaubten Zügen, die man gelten ließ.`,
    title: 'Es wurde so gespielt. Was nun?',
    back: 'Rückgängig machen',
    backDetail: (hands: string): string =>
      hands === '' ? 'Der Zug wird gestrichen.' : `Der Zug wird gestrichen. Leg die Karten zurück: ${hands}`,
    right: 'Auslage korrigieren',
    rightDetail: 'Lass die Karten liegen, und korrigiere hier die Auslage.',
    stand: 'Gelten lassen',
    standDetail: (hands: string): string =>
      `Lass die Karten liegen. Der Zug wird als unerlaubt markiert.${hands === '' ? '' : ` Dann: ${hands}`}`,
  },

  end: END,

  agree: {
    title: (players: number): string => (players > 1 ? 'Sind alle einverstanden?' : 'Stimmt das so?'),
    what: {
      undo: 'Ein fertiger Zug wird rückgängig gemacht.',
      amend: 'Ein früherer Zug wird geändert.',
      correct: 'Die Auslage wird korrigiert.',
      stands: 'Der Zug gilt und wird als unerlaubt markiert.',
      end: 'Das Spiel endet jetzt.',
    } satisfies Record<ConsentKind, string>,
    agrees: (name: string): string => `${name} sagt Ja`,
    no: 'Nein',
    against: (name: string): string => `Nein, ${name} ist dagegen`,
    word: (name: string): string =>
      `Was sagt ${name} dazu? Die Antwort kommt in den Verlauf. Du kannst das Feld leer lassen.`,
    note: 'Im Verlauf notieren',
  },

  discrepancies: {
    title: 'Was ist passiert?',
    looks: {
      regular: 'Gesucht wird ein erlaubter Zug, der fehlt.',
      irregular: 'Gesucht wird ein unerlaubter Zug.',
      both: 'Gesucht werden zwei Fehler zugleich.',
    },
    enough: 'Suche beenden',
    plain: 'Karten sind verrutscht oder falsch eingetragen',
    plainDetail: 'Das Protokoll geht mit den Karten weiter, wie sie jetzt liegen.',
    correct: 'Nichts davon: Auslage korrigieren',
  },

  handOver: 'Telefon wechseln',

  rename: {
    title: 'Namen ändern',
    save: 'Namen speichern',
  },

  record: {
    title: 'Das Protokoll',
    detail: 'Das ganze Spiel als Text. Tableside öffnet es auf jedem Gerät.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopieren geht hier nicht. Markiere den Text selbst.',
    save: 'Als Datei speichern',
    share: 'Teilen',
    notShared: 'Teilen geht hier nicht. Kopiere den Text.',
    linkDetail: 'Oder als Link mit dem ganzen Spiel. Andere können es öffnen, aber bei dir nichts ändern.',
    linkTooLong: 'Dieses Spiel ist zu lang für einen Link. Speichere es als Datei.',
  },

  link: {
    code: 'Als QR-Code',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopieren geht hier nicht. Zeig den Code.',
    share: 'Link teilen',
    notShared: 'Teilen geht hier nicht. Kopiere den Link.',
  },

  notice: {
    follower: 'Diese Partie ist in einem anderen Fenster offen. Hier kannst du zuschauen.',
    takeOver: 'Hier fortsetzen',
    handed: 'Diese Partie läuft auf einem anderen Telefon weiter. Um sie zurückzuholen, lies hier ihren Code.',
    readCode: 'Code lesen',
    takeBack: 'Trotzdem hier fortsetzen',
    damaged: 'Ein Teil dieser Partie ist nicht lesbar. Du siehst sie bis dorthin.',
    newer:
      'Diese Partie stammt aus einer neueren Version der App. Ansehen und speichern geht; zum Weiterspielen aktualisiere die App.',
    nearlyFull: (room: number): string => `Diese Partie hat noch Platz für ${counted(room, 'Zug', 'Züge')}.`,
    full: 'Diese Partie ist voll. Spiel mit denselben Karten in einer neuen weiter.',
    anotherWriter: 'In einem anderen Fenster ging diese Partie weiter. Öffne sie neu, um das zu sehen.',
    reopen: 'Neu öffnen',
    failed: {
      full: 'Nicht gespeichert: Das Gerät ist voll.',
      refused: 'Nicht gespeichert: Dieser Browser speichert für diese Seite nichts.',
      broken: 'Nicht gespeichert: Der Speicher ist gestört.',
      blocked: 'Nicht gespeichert: In einem anderen Fenster ist eine ältere Version der App offen. Schließ es.',
      newer: 'Nicht gespeichert: Das Partienbuch stammt aus einer neueren Version der App.',
      'another-writer': 'Nicht gespeichert: In einem anderen Fenster ging diese Partie weiter.',
    },
    retry: 'Noch einmal',
    keepRecord: 'Protokoll speichern',
  },
} as const
