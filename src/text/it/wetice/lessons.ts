import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const runs = {
  title: 'Le file',
  intro: 'Tre o più carte dello stesso seme, una accanto all’altra in una riga o in una colonna, sono una fila.',
  tasks: {
    row: {
      task: 'Tocca le tre carte in fila.',
      hint: 'Sono una accanto all’altra.',
      done: 'Tre carte di cuori in una riga: una fila.',
      otherwise: 'Una fila ha tre o più carte dello stesso seme, una accanto all’altra.',
    },
    column: {
      task: 'Qui c’è una fila. Tocca le sue carte.',
      hint: 'Guarda in alto e in basso. Una diagonale non conta.',
      done: 'Le colonne contano come le righe. Le diagonali no.',
      otherwise: 'Cerca tre carte in una riga, o tre in una colonna.',
    },
    cross: {
      task: 'C’è una fila in una riga e una in una colonna. Tocca la carta che è in tutte e due.',
      hint: 'È nell’angolo.',
      done: 'Le due file hanno in comune la carta d’angolo. Anche una L o una T sono due file.',
      otherwise: 'Quale carta è sia nella riga sia nella colonna?',
    },
  },
} as const satisfies LessonText

export const entering = {
  title: 'Correggi le carte',
  intro: 'Una casella ha il nome della sua colonna e della sua riga: a1 è in basso a sinistra.',
  tasks: {
    place: {
      task: 'Tocca la carta in c2.',
      hint: 'Le colonne hanno lettere, le righe hanno numeri dal basso.',
      done: 'Colonna c, seconda riga dal basso.',
      otherwise: 'Conta le colonne da sinistra e le righe dal basso.',
    },
    correction: {
      task: 'Sul tuo tavolo in a1 c’è una carta di cuori e in b1 una di picche. Correggi le carte qui.',
      hint: 'Tocca ogni carta, poi il suo seme.',
      done: 'Puoi farlo quando vuoi. Non ti costa un turno.',
      otherwise: 'Le due griglie sono ancora diverse.',
    },
  },
} as const satisfies LessonText

export const cleanup = {
  title: 'Pulizia',
  intro:
    'Togli i re e i jolly, poi metti giù le carte. Prima della partita, a turno, spezzate le file che ci sono già.',
  tasks: {
    one: {
      task: 'Qui c’è una fila. Spezzala: scambia una delle sue carte con una di un altro seme.',
      hint: 'Una delle due carte è nella fila.',
      done: 'Non ci sono più file. Non si toglie niente, e nessuno fa punti.',
      otherwise: '',
    },
    both: {
      task: 'Spezza tutte e due le file con un solo scambio.',
      hint: 'In ogni fila c’è una delle due carte.',
      done: 'Un solo scambio può spezzare più file.',
      otherwise: 'Resta una fila.',
    },
    beginner: {
      task: 'Ada ha scambiato le carte evidenziate. Ben ha passato, e ora passa Ada. Chi ha il primo turno della partita?',
      hint: 'Guarda chi ha fatto l’ultimo scambio, non chi ha passato.',
      done: 'Ada: inizia la partita chi ha scambiato per ultimo.',
      otherwise: 'Inizia chi ha scambiato per ultimo.',
    },
  },
} as const satisfies LessonText

export const swap = {
  title: 'Scambio',
  intro: TITLE.aim,
  tasks: {
    beside: {
      task: 'Metti in fila tre carte di cuori.',
      hint: 'La carta di cuori va al posto di quella di picche.',
      done: 'Tre carte di cuori per te. Questo è uno scambio.',
      otherwise: '',
    },
    far: {
      task: 'Metti in fila tre carte di picche. Puoi scambiare due carte qualsiasi.',
      hint: 'La carta di picche si unisce alle altre due.',
      done: 'Le due carte possono anche essere lontane.',
      otherwise: '',
    },
    five: {
      task: 'Metti in fila cinque carte di cuori.',
      hint: 'La carta di cuori va in mezzo alle due coppie.',
      done: 'Cinque carte in fila. Più lunga è la fila, più carte prendi.',
      otherwise: 'Quella fila è più corta.',
    },
    partners: {
      task: 'Puoi scambiare la carta di cuori a sinistra con l’una o con l’altra di due carte, per fare una fila di tre. Toccale tutte e due.',
      hint: 'La carta di cuori si unirebbe alle altre due, da un lato o dall’altro.',
      done: 'Va bene l’una o l’altra. Scambiare due carte di cuori non fa nessuna fila, quindi non si può.',
      otherwise: 'Dopo lo scambio tre carte di cuori devono essere una accanto all’altra.',
    },
  },
} as const satisfies LessonText

export const fall = {
  title: 'Caduta',
  intro: 'Quando si toglie una fila, le carte che stanno sopra scorrono in verticale verso il basso.',
  tasks: {
    one: {
      task: 'Se scambi le carte evidenziate, quale carta cade fino in basso a sinistra? Toccala.',
      hint: 'Scende in verticale.',
      done: 'La carta di fiori è scesa in verticale.',
      otherwise: 'La carta che sta sopra scende in verticale.',
    },
    clubDown: {
      task: 'Fai una fila in modo che la carta di fiori cada fino in fondo.',
      hint: 'La carta sotto quella di fiori deve essere in una fila.',
      done: 'La carta di sotto è stata tolta, e quella di fiori è caduta.',
      otherwise: 'È una fila, ma non sotto la carta di fiori.',
    },
    sliding: {
      task: 'Se scambi le carte evidenziate, quali carte scorrono in basso? Toccale tutte.',
      hint: 'Scorre ogni carta sopra la fila.',
      done: 'Ogni colonna scorre per conto suo. Niente si muove di lato.',
      otherwise: 'Tocca le carte sopra le tre che si tolgono, e nessun’altra.',
    },
    tall: {
      task: 'Fai cadere la carta di cuori di tre righe.',
      hint: 'Le tre carte sotto quella di cuori devono fare una fila.',
      done: 'È stata tolta una colonna di tre, e la carta di cuori è caduta di tre righe.',
      otherwise: 'Devi togliere tre carte sotto quella di cuori.',
    },
  },
} as const satisfies LessonText

export const chains = {
  title: 'Catene',
  intro: 'Se dopo la caduta ci sono altre file, si tolgono anche quelle. È una catena, e fa parte del tuo turno.',
  tasks: {
    two: {
      task: 'Fai una catena: dopo la caduta deve esserci un’altra fila.',
      hint: 'Lo scambio fa una fila in basso. Poi fanno una fila anche le carte che stanno sopra.',
      done: 'Due file con un solo scambio, una dopo l’altra.',
      otherwise: 'Solo una fila. Quale fila fa incontrare altre carte nella caduta?',
    },
    marked: {
      task: 'Se scambi le carte evidenziate, quali carte si tolgono, prima e dopo la caduta? Toccale tutte.',
      hint: 'Tre carte sono nella riga in fondo. Altre tre si incontrano cadendo.',
      done: 'Una catena di due anelli: tre carte di cuori, e poi tre carte che si sono incontrate cadendo.',
      otherwise: 'Prima se ne tolgono tre. Poi guarda quali carte si incontrano quando cade il resto.',
    },
    atOnce: {
      task: 'Se scambi le carte evidenziate, quali carte si tolgono? Toccale tutte.',
      hint: 'Tutte e due le carte completano una fila.',
      done: 'Due file dello stesso scambio si tolgono insieme.',
      otherwise: 'Tutte e due le carte scambiate finiscono in una fila.',
    },
    three: {
      task: 'Uno dei 22 scambi possibili fa una catena di tre anelli. Trovalo.',
      hint: 'La carta di cuori completa la riga in fondo.',
      done: 'Tre anelli. Pochi vedono così lontano.',
      otherwise: 'Quella catena è più corta. Quale altra fila può cominciare nella riga in fondo?',
    },
  },
} as const satisfies LessonText
