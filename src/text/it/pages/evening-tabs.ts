import { capital, LANGUAGE, listOf } from '../lists.ts'

const time = new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' })

export const EVENING_TABS = {
  tabs: { legend: 'Pagine della serata', now: 'Adesso', standings: 'Classifica', evening: 'Serata' },

  now: {
    start: 'Inizia la partita',
    goOn: 'Continua',
    enter: 'Inserisci il risultato',
    choose: 'Scegli',
    names: (names: readonly string[]): string => names.join(' – '),
    place: (round: number | null, table: number, game: string): string => {
      const places = [...(round === null ? [] : [`Turno ${round}`]), ...(table === 0 ? [] : [`tavolo ${table}`])]
      return [capital(places.join(', ')), game].filter(text => text !== '').join(': ')
    },
    mine: (rivals: readonly string[], type: string): string => {
      const all = listOf(rivals)
      if (type === 'differing') return `La tua partita con ${all}: ci sono due risultati.`
      if (type === 'open') return `Ora giochi con ${all}.`
      return type === 'elsewhere' ? `Giochi con ${all} su un altro telefono.` : `Stai giocando con ${all}.`
    },
    theirs: (names: readonly string[], type: string): string => {
      const all = listOf(names)
      if (type === 'differing') return `${all}: ci sono due risultati.`
      if (type === 'open') return `Ora giocano ${all}.`
      return type === 'elsewhere' ? `${all} giocano su un altro telefono.` : `${all} stanno giocando.`
    },
    also: (round: number): string => `Nel turno ${round}`,
    others: 'Altre partite',
    entered: (by: string, at: number): string =>
      `risultato inserito${by === '' ? '' : ` da ${by}`} alle ${time.format(at)}`,
    fromMatch: (at: number): string => `partita giocata qui, finita alle ${time.format(at)}`,
    over: (result: string, entered: string): string => `${capital(result)}, ${entered}`,
    came: (result: string): string => capital(result),
    playing: (names: readonly string[], scores: readonly number[]): string =>
      `In corso: ${names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ')}`,
    state: {
      open: 'Non iniziata',
      unknown: '…',
      running: 'In corso',
      away: 'La partita è archiviata',
      gone: 'La partita non è in questo diario',
      elsewhere: 'In corso su un altro telefono',
      differing: 'Ci sono due risultati. Scegline uno.',
    },
    after: (round: number, rivals: readonly string[]): string => `Nel turno ${round} giochi con ${listOf(rivals)}.`,
  },

  quick: {
    title: 'Chi gioca?',
    hint: 'Tocca i giocatori, poi inizia la loro partita o tocca il risultato.',
    startOf: (game: string): string => `Inizia ${game}`,
  },

  who: {
    row: 'Il tuo nome',
    nobody: 'Non scelto',
    title: 'Chi sei?',
    hint: 'Su questo telefono le tue partite sono le prime dell’elenco, e i risultati che inserisci portano il tuo nome.',
    skip: 'Salta',
  },

  guests: {
    title: 'Giocatori',
    nameOf: (name: string): string => `Nome di ${name}`,
    leaves: 'Togli',
    leavesWho: (name: string): string => `Togli ${name}`,
    back: 'Rimetti',
    backWho: (name: string): string => `Rimetti ${name}`,
    joins: 'Nuovo giocatore',
    join: 'Aggiungi',
    left: (name: string): string => `${name} non gioca più. I suoi risultati contano ancora.`,
    hint: 'Le partite conservano i nomi con cui sono state giocate.',
    full: 'Una serata ha al massimo sedici giocatori.',
  },
} as const
