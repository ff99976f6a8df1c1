import type { RulingText } from '../../contract/rulebook.ts'
import type { SectionTexts } from '../../contract/wetice/book.ts'
import { IRREGULAR_RULINGS } from '../rulebook.ts'

export const sections: SectionTexts = {
  table: {
    title: 'La griglia',
    text: [
      'Togli da un mazzo i re e i jolly. Mescola le 48 carte che restano e mettile a faccia in su in una griglia di otto colonne e sei righe.',
      'Contano solo i semi. Una casella prende il nome dalla sua colonna, contando da sinistra, e dalla sua riga, contando dal basso: a1 è in basso a sinistra.',
    ],
  },
  match: {
    title: 'Le file',
    text: [
      'Tre o più carte dello stesso seme, una accanto all’altra in una riga o in una colonna, sono una fila. Le diagonali non contano.',
      'Una L o una T sono due file con una carta in comune.',
    ],
  },
  cleanup: {
    title: 'Pulizia',
    text: [
      'Appena messe giù, le carte formano quasi sempre qualche fila. A turno ogni giocatore scambia due carte qualsiasi, in modo che restino meno file di prima, oppure passa.',
      'Nella pulizia non si toglie nessuna carta. Quando i due giocatori passano uno dopo l’altro, comincia la partita. Il primo turno è di chi ha scambiato per ultimo.',
    ],
  },
  swap: {
    title: 'Scambio',
    text: [
      'Nel tuo turno scambia due carte qualsiasi, anche lontane. Dopo lo scambio almeno una delle due deve essere in una fila di tre o più carte del suo seme.',
      'Invece di scambiare puoi sempre passare.',
    ],
  },
  remove: {
    title: 'Togliere le file',
    text: [
      'Si tolgono tutte le file della griglia in una volta. Se un seme non è ancora di nessuno, le sue carte vanno nel mazzetto di chi ha il turno; da lì in poi il seme è suo.',
      'Le carte di ogni altro seme vanno al suo proprietario, chiunque le tolga. Anche una fila sfuggita si toglie insieme alle altre.',
    ],
  },
  give: {
    title: 'Cedere un seme',
    text: [
      'Nessuno tiene più di due semi. Se ne hai di più, prima della caduta scegli quali tenere e cedi gli altri all’altro giocatore, con tutte le loro carte.',
    ],
  },
  fall: {
    title: 'Caduta',
    text: [
      'Le carte che hanno un vuoto sotto scorrono in basso. Se così nascono altre file, si tolgono anche quelle, e così via. Quando la griglia è ferma, il turno è finito.',
    ],
  },
  over: {
    title: 'La fine',
    text: [
      'La partita finisce quando i due giocatori passano uno dopo l’altro, o quando la griglia è vuota. Ogni carta nel tuo mazzetto è un punto, e vince il mazzetto più grande.',
    ],
  },
  mistakes: {
    title: 'Sbagli',
    text: [
      'Una fila sfuggita a tutti e due resta dov’è finché non si toglie la prossima fila, e allora fa punti anche quella.',
      'Se la griglia nell’app è diversa da quella sul tavolo, correggi le caselle diverse; la correzione resta nell’elenco delle mosse. Se inserisci una mossa per sbaglio, annullala; nell’elenco resta barrata.',
    ],
  },
  irregular: {
    title: 'Mosse irregolari',
    text: [
      'A volte ci si accorge tardi di uno scambio contro le regole. Se siete tutti d’accordo, vale lo stesso: le carte restano dove sono, e il registro dice quale regola è stata violata. Nella pulizia non succede altro.',
      'Nei turni dopo la pulizia si tolgono tutte le file che ci sono, e fanno punti come sempre. Se non ce ne sono, il turno è finito. Chi ha giocato fuori turno può tenersi il turno, ma non mentre si tolgono carte.',
    ],
  },
  layout: {
    title: 'Sei colonne, otto righe',
    text: [
      'Girata su un fianco, la griglia ha otto righe: le carte possono cadere più giù, e le catene sono più difficili da prevedere.',
    ],
  },
  solitaire: {
    title: 'Da soli',
    text: [
      'Un giocatore fa tutti i turni e cerca di svuotare la griglia: meno carte restano, meglio è.',
      'In NG+ i gruppi di tre vanno in un mazzetto, quelli di quattro o più in un altro. Vinci se la griglia è vuota e il mazzetto da quattro in su ha più carte di quello da tre.',
      'Quasi ogni griglia si può svuotare. Nel novembre 2026 una ricerca al computer ne ha provate 5.925, mescolate a caso. Ne ha svuotate 5.908 e lasciate in dubbio 17; di nessuna è sicuro che non si possa svuotare.',
    ],
  },
  record: {
    title: 'Dirlo all’arbitro',
    text: [
      'Le mosse che puoi inserire sono quattro: scambiare due carte, passare, cedere un seme e correggere la griglia. Uno scambio irregolare o una mossa fuori turno possono valere lo stesso.',
    ],
  },
}

export const rulings: Readonly<Record<string, RulingText>> = {
  W1: {
    question: 'Che cosa conta come una fila?',
    answer:
      'Tre o più carte dello stesso seme in una riga o in una colonna, senza vuoti. Una fila si conta tutta intera. Una L o una T sono due file. Nella pulizia le file si contano così.',
  },
  W2: {
    question: 'Quando uno scambio fa una fila?',
    answer:
      'Quando almeno una delle due carte scambiate, nella sua nuova casella, è in una fila di tre o più. Scambiare due carte dello stesso seme non cambia niente, e una fila da un’altra parte non basta.',
  },
  W3: {
    question: 'Che cosa si toglie?',
    answer:
      'Tutte le file della griglia, anche quelle sfuggite. Una carta in due file conta una volta. Dopo la caduta si guarda di nuovo tutta la griglia.',
  },
  W4: {
    question: 'Chi prende un seme di nessuno?',
    answer: 'Chi ha il turno, anche negli anelli seguenti della catena.',
  },
  W5: {
    question: 'Quando si cede un seme di troppo?',
    answer:
      'Subito dopo aver tolto le file, prima che le carte cadano. Chi ne ha più di due sceglie quali cedere, ognuno con tutte le sue carte, finché non gliene restano due.',
  },
  W6: {
    question: 'Quando finisce la pulizia, e chi comincia la partita?',
    answer:
      'Quando i due giocatori passano uno dopo l’altro, anche se restano file. La partita la comincia chi ha scambiato per ultimo; se non ha scambiato nessuno, chi ha cominciato la pulizia.',
  },
  W7: {
    question: 'Quando finisce la partita?',
    answer:
      'Quando i due giocatori passano uno dopo l’altro, o quando la griglia è vuota. A pari punti è un pareggio. Anche quando non c’è più nessuno scambio possibile, i giocatori devono passare.',
  },
  W8: {
    question: 'Come finisce il solitario?',
    answer:
      'Se passi una volta, la pulizia finisce. La partita finisce quando passi, o quando la griglia è vuota. Il risultato è il numero di carte rimaste. Senza NG+, vinci se non ne resta nessuna.',
  },
  W9: {
    question: 'Che cos’è un gruppo in NG+?',
    answer:
      'Le file dello stesso seme tolte insieme e con una carta in comune sono un gruppo, e contano tutte le sue carte. Potete scegliere una regola della casa: ogni fila conta per la sua lunghezza, e la carta in comune va con la più lunga.',
  },
  W10: {
    question: 'Che cosa cambia con sei colonne e otto righe?',
    answer: 'Solo la forma della griglia.',
  },
  W11: {
    question: 'E se la griglia è stata inserita male?',
    answer:
      'Si corregge quando non c’è una catena in corso, e la correzione resta nel registro. Una fila nata da una correzione vale come una fila sfuggita. La griglia corretta non può avere più di dodici carte di un seme, né carte sospese.',
  },
  ...IRREGULAR_RULINGS,
}

export const shortRules: readonly string[] = [
  'Togli i re e i jolly. Metti le altre 48 carte a faccia in su, in otto colonne e sei righe. Contano solo i semi.',
  'Tre o più carte dello stesso seme, una accanto all’altra in una riga o in una colonna, sono una fila. Le diagonali non contano.',
  'Prima c’è la pulizia: a turno scambiate due carte in modo che restino meno file, o passate. Finisce quando passate tutti e due di seguito; comincia la partita chi ha scambiato per ultimo.',
  'Poi ogni turno è uno scambio di due carte, anche lontane. Dopo lo scambio almeno una delle due deve essere in una fila del suo seme. Oppure passi.',
  'Si tolgono tutte le file. Le carte di un seme che non è di nessuno vanno a chi ha il turno; da lì in poi tutte le carte di quel seme sono sue.',
  'Se hai più di due semi, ne cedi, con tutte le loro carte, finché non te ne restano due.',
  'Poi le carte sopra i vuoti scorrono in basso, e se nascono altre file si tolgono anche quelle.',
  'Quando la griglia è ferma, il turno è finito.',
  'La partita finisce quando passate tutti e due di seguito, o quando la griglia è vuota. Vince il mazzetto più grande.',
]
