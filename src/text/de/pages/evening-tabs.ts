import { verb } from '../grammar.ts'
import { capital, LANGUAGE, listOf } from '../lists.ts'

const time = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' })

export const EVENING_TABS = {
  tabs: { legend: 'Seiten des Spielabends', now: 'Jetzt', standings: 'Tabelle', evening: 'Abend' },

  now: {
    start: 'Spiel starten',
    goOn: 'Weiterspielen',
    enter: 'Ergebnis eintragen',
    choose: 'Auswählen',
    names: (names: readonly string[]): string => names.join(' – '),
    place: (round: number | null, table: number, game: string): string => {
      const places = [...(round === null ? [] : [`Runde ${round}`]), ...(table === 0 ? [] : [`Tisch ${table}`])]
      return [places.join(', '), game].filter(text => text !== '').join(': ')
    },
    mine: (rivals: readonly string[], type: string): string => {
      const all = listOf(rivals)
      if (type === 'differing') return `Deine Partie gegen ${all}: Zwei Ergebnisse sind eingetragen.`
      if (type === 'open') return `Als Nächstes spielst du gegen ${all}.`
      return type === 'elsewhere' ? `Du spielst gegen ${all}, auf einem anderen Telefon.` : `Du spielst gegen ${all}.`
    },
    theirs: (names: readonly string[], type: string): string => {
      const all = listOf(names)
      if (type === 'differing') return `${all}: Zwei Ergebnisse sind eingetragen.`
      if (type === 'open') return `Als Nächstes: ${all}.`
      return type === 'elsewhere'
        ? `${all} ${verb(names, 'spielt', 'spielen')} auf einem anderen Telefon.`
        : `${all} ${verb(names, 'spielt', 'spielen')} gerade.`
    },
    also: (round: number): string => `In Runde ${round}`,
    others: 'Andere Partien',
    entered: (by: string, at: number): string => `eingetragen${by === '' ? '' : ` von ${by}`} um ${time.format(at)}`,
    fromMatch: (at: number): string => `hier gespielt, zu Ende um ${time.format(at)}`,
    over: (result: string, entered: string): string => `${capital(result)}, ${entered}`,
    came: (result: string): string => capital(result),
    playing: (names: readonly string[], scores: readonly number[]): string =>
      `Läuft: ${names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ')}`,
    state: {
      open: 'Noch nicht begonnen',
      unknown: '…',
      running: 'Läuft',
      away: 'Die Partie ist archiviert',
      gone: 'Die Partie ist nicht in diesem Partienbuch',
      elsewhere: 'Läuft auf einem anderen Telefon',
      differing: 'Zwei Ergebnisse sind eingetragen. Wähl eins.',
    },
    after: (round: number, rivals: readonly string[]): string =>
      `In Runde ${round} spielst du gegen ${listOf(rivals)}.`,
  },

  quick: {
    title: 'Wer spielt?',
    hint: 'Tippe auf die Spieler. Starte dann ihr Spiel, oder tippe auf das Ergebnis.',
    startOf: (game: string): string => `${game} starten`,
  },

  who: {
    row: 'Dein Name',
    nobody: 'Nicht gewählt',
    title: 'Wer bist du?',
    hint: 'Auf diesem Telefon stehen deine Partien vorn, und bei deinen Ergebnissen steht dein Name.',
    skip: 'Überspringen',
  },

  guests: {
    title: 'Spieler',
    nameOf: (name: string): string => `Name von ${name}`,
    leaves: 'Herausnehmen',
    leavesWho: (name: string): string => `${name} herausnehmen`,
    back: 'Zurückholen',
    backWho: (name: string): string => `${name} zurückholen`,
    joins: 'Spieler hinzufügen',
    join: 'Hinzufügen',
    left: (name: string): string => `${name} ist gegangen. Die Ergebnisse zählen weiter.`,
    hint: 'Partien behalten die Namen, unter denen sie gespielt wurden.',
    full: 'Ein Spielabend hat höchstens sechzehn Spieler.',
  },
} as const
