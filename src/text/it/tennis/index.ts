import { rankOfPlayed, turnOf } from '../../../engine/tennis/seats.ts'
import { fourOf, wasPlayed } from '../grammar.ts'
import { capital, counted, numberWord } from '../lists.ts'
import type { RefusalWords, RulingText, Term } from '../../contract/rulebook.ts'
import { createTennisRulebook as bookOf, type At, type TennisWords } from '../../contract/tennis/book.ts'
import { NOT_READ, IRREGULAR_RULINGS, RULING, term } from '../rulebook.ts'
import { cardName, cormorantOf, events, nameOf, roleName } from './events.ts'
import { stepSentence } from './hands.ts'
import { sections, shortRules } from './sections.ts'
import { synonyms } from './synonyms.ts'
import { TITLE } from './title.ts'

const MATCHES = {
  replaces: 'Carte uguali: due punti a testa e nessun punto per la Rete',
  adds: 'Carte uguali: due punti a testa, più il punto per la Rete',
}

const houseRules: TennisWords['houseRules'] = {
  dealer: ({ dealer }, nameOf) => `Dà le carte ${nameOf(dealer)}`,
  target: ({ target }) =>
    `Per vincere ${target === 1 ? 'serve' : 'servono'} ${numberWord(target)} ${target === 1 ? 'mano' : 'mani'}`,
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) =>
    ghosting ? 'Il Cormorano può diventare Fantasma' : 'Il Cormorano non diventa mai Fantasma',
}

const actions: TennisWords['actions'] = {
  play: ({ card }) => `${wasPlayed(rankOfPlayed(card))} ${cardName(card)}`,
  ghost: () => 'il Cormorano è diventato Fantasma',
  next: () => 'è cominciata la prossima mano',
  hand: ({ ghosted, winner }) =>
    `${roleName(winner)} ha vinto la mano${ghosted ? ', e il Cormorano era diventato Fantasma' : ''}`,
  unknown: () => NOT_READ,
}

const refusals: TennisWords['refusals'] = {
  over: (_, at) => [`La partita è finita: ha vinto ${winnerName(at)}.`, 'Annulla per riaprirla o iniziane un’altra.'],
  'unknown-action': () => ['Questa non è una mossa di questo gioco.', 'Gioca una carta o diventa Fantasma.'],
  'wrong-phase': (_, at) => wrongPhase(at),
  'nothing-irregular': () => ['Le regole lo permettono.', 'Inserisci la mossa come tutte le altre.'],
  'rank-used-up': ({ card }) => [
    `${capital(fourOf(rankOfPlayed(card)))} sono già tutt${rankOfPlayed(card) === 'Q' ? 'e' : 'i'} sul tavolo.`,
    'Guarda bene la carta o annulla.',
  ],
  'already-played': ({ card }) => [
    `${capital(cardName(card))} è già sul tavolo.`,
    'Guarda bene il seme o inserisci solo il valore.',
  ],
  'not-allowed': () => [
    'In questa partita il Cormorano resta Cormorano.',
    'Lo permette solo una regola della casa, scelta prima della partita.',
  ],
  'already-ghost': (_, at) => [`In questa mano ${cormorantOf(at)} è già Fantasma.`, 'Gioca una carta.'],
  'too-many-points': ({ left, points }, at) => [
    `${cormorantOf(at)} ha ${counted(left, 'carta', 'carte')} e ${counted(points, 'punto', 'punti')}.`,
    'Per diventare Fantasma servono più carte che punti.',
  ],
  'already-begun': ({ played }) => [
    played === 1
      ? 'Una carta di questa mano è già stata inserita.'
      : `${played} carte di questa mano sono già state inserite.`,
    'Inserisci anche le altre o annulla prima queste.',
  ],
}

const winnerName = (at: At): string => (at.position.winner === null ? '' : nameOf(at, at.position.winner))

function wrongPhase(at: At): RefusalWords {
  const turn = turnOf(at.position)
  return turn === null
    ? ['Questa mano è finita.', 'Inizia la prossima mano.']
    : ['Questa mano non è ancora finita.', `La prossima carta la gioca ${nameOf(at, turn)}.`]
}

const problems: TennisWords['problems'] = {
  'four-players': ({ count }) =>
    `Per questo gioco servono quattro giocatori; ${count === 1 ? 'c’è un solo nome' : `i nomi sono ${count}`}. Inseriscili tutti e quattro, in senso orario.`,
  'bad-name': ({ names }) =>
    names.length === 1
      ? 'Un nome ha almeno una lettera, e niente virgole o #.'
      : 'Ogni nome ha almeno una lettera, e niente virgole o #.',
  'no-such-dealer': () => 'Scegli chi dà le carte: giocatore 1, 2, 3 o 4.',
  'bad-target': () => 'Scegli quante mani servono per vincere, da 1 a 99.',
}

const rulings: Readonly<Record<string, RulingText>> = {
  T1: {
    question: 'C’è una Rete per la prima coppia?',
    answer: 'No, quindi nessuno fa punti superandola. Due carte uguali fanno punti lo stesso.',
  },
  T2: {
    question: 'Una carta uguale alla Rete la supera?',
    answer: 'No. La carta deve essere più alta della Rete.',
  },
  T3: {
    question: 'Con due carte uguali si prende anche il punto per la Rete?',
    answer:
      'No: ognuno dei due giocatori fa due punti per quella coppia, e nessun punto per la Rete. Se avete scelto la regola della casa, chi supera la Rete prende anche quel punto. Dopo due carte uguali la Rete è 0.',
  },
  T4: {
    question: 'Chi vince la mano a pari punti?',
    answer: 'Chi siede più lontano dal mazziere in senso orario. L’ordine è Cormorano, Pesce, Pescatore, Fantasma.',
  },
  T5: {
    question: 'Quali mani vinte contano per due?',
    answer: 'Quella vinta dal Fantasma e quella vinta da un Cormorano diventato Fantasma in quella mano.',
  },
  T6: {
    question: 'Quando il Cormorano può diventare Fantasma, e che cosa rischia?',
    answer:
      'Solo con questa regola della casa: una volta per mano, nel turno di chiunque, finché ha più carte che punti. Se non vince, il suo totale scende di una mano, anche sotto zero.',
  },
  T7: {
    question: 'Come cambiano i ruoli nella prossima mano?',
    answer:
      'Il Pescatore diventa Fantasma, il Pesce diventa Pescatore, il Cormorano diventa Pesce e il Fantasma diventa Cormorano. Nessuno cambia sedia.',
  },
  T8: {
    question: 'Quante mani servono per vincere la partita?',
    answer: 'Cinque, se i giocatori non scelgono un altro numero.',
  },
  T9: {
    question: 'Una mano conta anche se le sue carte non sono state inserite?',
    answer: 'Sì. I giocatori inseriscono chi l’ha vinta e se il Cormorano era diventato Fantasma.',
  },
  ...IRREGULAR_RULINGS,
}

const terms: readonly Term[] = [
  term('level', 'A pari punti', ['a pari punti', 'alla pari'], 'Con gli stessi punti di un altro giocatore.'),
  term(
    'pair',
    'Coppia',
    ['coppia', 'coppie'],
    'Due carte giocate una dopo l’altra: dal Pesce e dal Fantasma, o dal Pescatore e dal Cormorano.',
  ),
  RULING,
  term(
    'hand',
    'Mano',
    ['mano', 'mani'],
    'Dura finché non sono state giocate tutte le 52 carte. La vince chi fa più punti.',
  ),
  term(
    'net',
    'Rete',
    ['rete'],
    'La differenza tra le due carte di una coppia. Chi poi gioca una carta che la supera fa un punto.',
  ),
  term(
    'roles',
    'Ruoli',
    ['fantasma', 'pescatore', 'pesce', 'cormorano', 'ruolo', 'ruoli'],
    'I quattro posti di una mano, in senso orario: Fantasma, Pescatore, Pesce, Cormorano.',
  ),
  term(
    'clear',
    'Superare',
    ['supera', 'superano', 'superare', 'superata', 'superandola', 'superarla'],
    'Giocare una carta di valore più alto della Rete.',
  ),
]

export const tennisRulebook = bookOf({
  title: TITLE,
  source: { author: 'Jon Woodward', work: 'Icicle (una raccolta di giochi di carte)' },
  short: shortRules,
  sections,
  rulings,
  houseRules,
  synonyms,
  terms,
  refusals,
  problems,
  events,
  actions,
  hands: stepSentence,
})
