import type { Term } from '../../contract/rulebook.ts'
import { RULING, term } from '../rulebook.ts'

export const terms: readonly Term[] = [
  term(
    'link',
    'Anello',
    ['anello', 'anelli'],
    'Ogni volta che in una catena si tolgono carte. In una catena di due anelli si tolgono carte due volte.',
  ),
  term(
    'chain',
    'Catena',
    ['catena', 'catene'],
    'Tutto quello che segue uno scambio: file tolte, caduta, altre file, finché non si muove più niente.',
  ),
  RULING,
  term(
    'match',
    'Fila',
    ['fila', 'file'],
    'Tre o più carte dello stesso seme, una accanto all’altra in una riga o in una colonna. Si conta tutta intera.',
  ),
  term(
    'overlooked',
    'Fila sfuggita',
    ['sfuggita', 'sfuggite'],
    'Una fila rimasta nella griglia perché nessuno l’ha vista. Si toglie insieme alla prossima.',
  ),
  term(
    'group',
    'Gruppo',
    ['gruppo', 'gruppi'],
    'In NG+: file dello stesso seme, tolte insieme, con una carta in comune.',
  ),
  term('pile', 'Mazzetto', ['mazzetto', 'mazzetti'], 'Le carte che un giocatore ha preso, divise per seme.'),
  term(
    'cleanup',
    'Pulizia',
    ['pulizia'],
    'Viene prima della partita: scambi che lasciano meno file di prima, senza togliere carte.',
  ),
  term(
    'swap',
    'Scambio',
    ['scambia', 'scambio', 'scambi'],
    'Due carte qualsiasi, anche lontane, vanno l’una al posto dell’altra.',
  ),
]
