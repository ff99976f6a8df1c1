import type { ChangedRuling } from '../../../book/journal/amend.ts'
import { signedNumber, counted, listOf, capital, numeral, numberWord } from '../lists.ts'
import { readProblemText } from '../actions.ts'
import type { Unreadable } from '../../../book/journal/replay.ts'
import type { AdviceBasis } from '../../../analysis/advice.ts'

export const REPLAY = {
  title: 'Rivedi',
  opening: 'Apertura della partita',
  beginning: 'L’inizio.',
  ask: 'Chiedi a parole',
  noQuestion: 'Non è una domanda. Scrivi “aiuto” per vedere le domande.',
  propose: 'Proponi',
  unread: 'L’app non riconosce questa mossa.',
  at: (move: number, moves: number): string =>
    move === 0 ? counted(moves, 'mossa', 'mosse') : `Mossa ${move} di ${moves}`,
  scrub: 'Mossa mostrata',
  controls: 'Avanti e indietro',
  back: 'Un passo indietro',
  next: 'Un passo avanti',
  backMove: 'Una mossa indietro',
  nextMove: 'Una mossa avanti',
  play: 'Avvia',
  pause: 'Pausa',
  log: 'Elenco delle mosse',
  table: 'Vedi il tavolo',
  branch: 'Continua da qui',
  more: 'Altro',
  scores: (scores: readonly number[]): string => scores.join('–'),

  amend: {
    title: (move: number, said: string): string => `${move}. ${said}`,
    change: 'Cambia questa mossa',
    before: 'Aggiungi una mossa prima',
    after: 'Aggiungi una mossa dopo',
    remove: 'Togli questa mossa',
    cut: 'Taglia dopo questa mossa',
    asked: {
      change: (move: number): string => `Qual è la mossa giusta, al posto della ${move}?`,
      insert: () => 'Che cosa è stato giocato qui?',
    },
    tap: 'Tocca la mossa giusta, scrivila o sceglila.',
    type: 'Scrivi la mossa giusta o scegline una regolare.',
    typed: 'La mossa',
    legal: 'Mosse regolari',
    legalCount: (count: number): string => counted(count, 'mossa regolare', 'mosse regolari'),
    search: 'Cerca',
    leave: 'Indietro',
    unreadable: (problem: Unreadable): string => `${readProblemText(problem)}.`,

    review: 'Che cosa cambierebbe',
    none: 'Nessuna decisione cambia.',
    rulings: (count: number): string => `${counted(count, 'decisione cambia', 'decisioni cambiano')}.`,
    cutOff: (count: number): string => `${counted(count, 'mossa non conterebbe più', 'mosse non conterebbero più')}.`,
    score: (name: string, before: number, after: number): string =>
      before === after ? `${name} resta a ${after}` : `${name} ${after} invece di ${before}`,
    winner: (name: string): string => `Vince ${name}.`,
    draw: 'Pareggio.',
    goesOn: 'La partita non sarebbe finita.',
    falls: 'non vale più',
    stands: 'ora vale',
    gains: ({ gainedBefore, gainedAfter }: ChangedRuling, players: readonly string[]): string =>
      listOf(
        players.flatMap((name, seat) => {
          const [before = 0, after = 0] = [gainedBefore[seat], gainedAfter[seat]]
          return before === after ? [] : [`${name} ${signedNumber(before)}, ora ${signedNumber(after)}`]
        }),
      ) || 'un’altra decisione, gli stessi punti',
    changeMove: (move: number): string => `Modifica la mossa ${move}`,
    stand: (move: number): string => `La mossa ${move} vale lo stesso`,
    cutThere: 'Taglia lì',
    accept: 'Accetta',
    back: 'Annulla le modifiche',
    done: 'Modificata. Nell’elenco si vede ancora la mossa di prima.',
    problem: {
      nothing: 'Non è cambiato niente.',
      'not-agreed': 'Non tutti erano d’accordo.',
      cancelled: 'Non è stato cambiato niente.',
      stale: 'Nel frattempo la partita è continuata. Riprova.',
      'read-only':
        'Qui la partita non si può cambiare: è aperta in un’altra finestra, o viene da una versione più nuova dell’app.',
      'not-saved': 'Non è stata salvata. Al tavolo trovi i dettagli.',
      unreadable: 'L’app non riconosce questa mossa.',
    },
  },
} as const

const WAYS: Readonly<Record<AdviceBasis, (amount: string) => string>> = {
  exact: amount => `${amount} in più: è sicuro.`,
  searched: amount => `${amount} in più, fin dove è arrivata la ricerca.`,
  sampled: amount => `${amount} in più in media: le carte nascoste non si conoscono.`,
}

const HOW: Readonly<Record<AdviceBasis, string>> = { exact: 'sicuro', searched: 'con la ricerca', sampled: 'in media' }

export const REVIEW = {
  title: 'Analisi',
  looks: (move: number, moves: number): string => `L’app analizza la mossa ${Math.min(move, moves)} di ${moves}.`,
  looksLonger: 'L’app analizza più a fondo le mosse che sembrano decisive.',
  enough: 'Basta così',
  fails: 'L’analisi si è fermata.',
  failsDetail: 'Ecco che cosa ha trovato finora.',
  found: (moments: number): string =>
    moments === 0
      ? 'Nessuna mossa è stata decisiva.'
      : moments === 1
        ? 'Un momento è stato decisivo.'
        : `${capital(numberWord(moments))} momenti sono stati decisivi.`,
  nothing: 'L’app non ha trovato mosse molto migliori.',
  moment: (move: number): string => `Mossa ${move}`,
  lost: (name: string, amount: string): string => (name === '' ? `−${amount}` : `${name}, −${amount}`),
  lines: { played: 'Giocato', better: 'Meglio' },
  sentence: (line: 'played' | 'better', what: string): string => `${line === 'played' ? 'Giocato' : 'Meglio'}: ${what}`,
  brings: (gains: readonly string[]): string => (gains.length === 0 ? '' : `${capital(gains.join(', '))}.`),
  answered: (gains: readonly string[]): string => (gains.length === 0 ? '' : `Poi ${gains.join(', ')}.`),
  difference: (amount: string, basis: AdviceBasis): string => WAYS[basis](amount),
  learn: 'Impara da qui',
  moments: 'Tutti i momenti',
  replay: 'Rivedi',
  inWords: 'A parole',
  chart: {
    score: { duel: (name: string): string => `${name} in testa`, alone: 'Punti' },
    value: 'Previsti alla fine',
    number: (value: number): string => numeral(Math.round(value)),
    inWords: (scores: readonly number[], values: readonly number[]): string =>
      `I punti: ${scores.join(', ')}. Previsti alla fine: ${values.map(value => Math.round(value)).join(', ')}.`,
  },
  own: {
    options: 'Quanto avrebbe reso ogni scelta',
    played: 'giocata',
    best: 'migliore',
    inWords: (name: string, values: readonly string[]): string => `${name}: ${values.join(', ')}.`,
    value: (name: string, amount: string): string => `${name} ${amount} (in media)`,
  },
  line: (move: number, what: string): string => (move === 0 ? 'Inizio' : `${move}. ${what}`),
  lineValue: (score: string, expected: string, basis: AdviceBasis): string =>
    `${score}, alla fine ${expected} (${HOW[basis]})`,
  /** The expected result: the leader and the lead or, in solitaire, the score. */
  expected(value: number, [first = '', second]: readonly string[]): string {
    const shown = Math.round(10 * Math.abs(value)) / 10
    if (second === undefined) return numeral(shown)
    return shown === 0 ? 'pari' : `${value > 0 ? first : second} avanti di ${numeral(shown)}`
  },
} as const
