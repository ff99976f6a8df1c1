import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const alignment = {
  title: 'Sei carte in fila',
  intro: TITLE.aim,
  tasks: {
    six: {
      task: 'Tu hai le carte rosse. Posa la sesta della fila.',
      hint: 'Tocca una carta della tua mano, poi la casella che completa la riga.',
      done: 'Sei carte in fila: vinci subito. Contano tutti e due i semi rossi.',
      otherwise: 'Non ci sono ancora sei carte in fila.',
    },
    block: {
      task: 'Ben ha le carte nere. Ne ha quattro in fila e, dopo di te, ha due mosse. Blocca la fila con la tua ultima mossa.',
      hint: 'La fila di Ben è libera da una parte sola.',
      done: 'Ora la fila di Ben non può arrivare a sei.',
      otherwise: 'Ben posa altre due carte e vince.',
    },
    open: {
      task: 'Ora la fila di quattro carte di Ben è libera da tutte e due le parti, e tu hai due mosse. Bloccala.',
      hint: 'A Ben servono altre due caselle, da una parte o dall’altra.',
      done: 'Per fermare una fila di quattro libera dalle due parti servono tutte e due le mosse.',
      otherwise: 'Ben ha spazio per una fila di sei carte e può vincere.',
    },
    diagonal: {
      task: 'Cinque carte rosse sono in diagonale. Ne posi una sesta in fondo. Vinci?',
      hint: 'Contano solo le righe e le colonne.',
      done: 'No. Contano solo le righe e le colonne.',
      otherwise: 'Contano solo le righe e le colonne.',
    },
  },
} as const satisfies LessonText

export const opening = {
  title: 'L’apertura',
  intro:
    'Nell’apertura tu posi solo i cuori e Ben solo le picche. Dopo la prima, ogni carta deve toccarne un’altra per un lato.',
  tasks: {
    first: {
      task: 'Cominci tu. Posa una carta di cuori qualsiasi.',
      hint: 'Tocca una carta, poi la casella.',
      done: 'Il primo turno è di una carta sola.',
      otherwise: '',
    },
    wholeTurn: {
      task: 'Ora sei Ben. Fai un turno intero: posa due carte.',
      hint: 'Tocca una carta, poi una casella accanto a un’altra carta.',
      done: 'Dopo la prima carta, a ogni turno se ne posano due.',
      otherwise: '',
    },
    places: {
      task: 'Tocca le sei caselle in cui Ben può posare la prossima carta.',
      hint: 'Ognuna di queste caselle ha un lato in comune con una carta. Gli angoli non contano.',
      done: 'Sei caselle. Gli angoli non contano.',
      otherwise: 'Sopra, sotto, a sinistra o a destra di una carta, e da nessun’altra parte.',
    },
    clubs: {
      task: 'Nell’apertura Ben può posare una carta di fiori?',
      hint: 'Ora Ben ha in mano queste carte.',
      done: 'No. Quadri e fiori entrano in gioco dopo l’apertura.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const capture = {
  title: 'Cattura',
  intro:
    'Una carta cattura una carta che la tocca e vale uno di meno. Un re cattura una donna, un 2 un asso, un asso un re.',
  tasks: {
    seize: {
      task: 'Il tuo re può catturare la donna che lo tocca. Catturala.',
      hint: 'Tocca la tua carta, poi quella da catturare.',
      done: 'La donna va nel tuo mazzetto, e il re va al posto della donna.',
      otherwise: '',
    },
    aceAndKing: {
      task: 'L’asso o il re: quale può catturare l’altro? Tocca quella carta.',
      hint: 'I valori girano in cerchio.',
      done: 'L’asso cattura il re e nient’altro.',
      otherwise: 'Un asso cattura un re.',
    },
    capturing: {
      task: 'Tu hai le carte rosse. Tocca le tue quattro carte che possono catturare un’altra carta.',
      hint: 'Ognuna tocca una carta che vale uno di meno.',
      done: 'Sono quattro. Una di queste cattura una carta tua.',
      otherwise: 'Cerca le carte che valgono uno di meno, anche quelle rosse.',
    },
    own: {
      task: 'Puoi catturare anche le tue carte. Riprendi la donna catturandola.',
      hint: 'Catturala con il tuo re.',
      done: 'La donna è di nuovo nella tua mano.',
      otherwise: '',
    },
    closes: {
      task: 'Nella tua fila c’è una donna nera. Vinci con una mossa.',
      hint: 'Catturala con il tuo re.',
      done: 'Il re è al posto della donna: ora le carte in fila sono sei.',
      otherwise: 'La donna è ancora nella tua fila.',
    },
  },
} as const satisfies LessonText

export const turns = {
  title: 'Turni e mosse',
  intro:
    'Dopo l’apertura prendi in mano il secondo seme. Ogni turno è di due mosse, scelte tra posa, scambio, cambio e cattura. Solo il primo turno è di una.',
  tasks: {
    two: {
      task: 'Sei Ben. Fai un turno intero: posa due carte.',
      hint: 'Tocca una carta della tua mano, poi una casella.',
      done: 'Due mosse sono un turno.',
      otherwise: '',
    },
    sameCard: {
      task: 'Una carta può fare tutte e due le mosse. Cattura due donne.',
      hint: 'Cattura prima la donna accanto al re.',
      done: 'Due catture con una carta in un turno.',
      otherwise: 'Potevi catturare due donne.',
    },
    ace: {
      task: 'Un asso cattura un re. Posa un asso, poi cattura un re.',
      hint: 'Posa l’asso dove tocca il re.',
      done: 'Una carta può muoversi nel turno in cui la posi.',
      otherwise: 'Nessun re è stato catturato.',
    },
    noPass: {
      task: 'Ben preferirebbe non fare niente. Può passare?',
      hint: 'Ben potrebbe posare una di queste carte.',
      done: 'No. Chi ha una mossa possibile deve farla.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const switching = {
  title: 'Scambio',
  intro: 'Scambio: due carte tue che si toccano per un lato si scambiano di posto.',
  tasks: {
    two: {
      task: 'Scambia due delle tue carte rosse.',
      hint: 'Le due carte si toccano per un lato.',
      done: 'Le due carte si sono scambiate di posto. Non si è mosso nient’altro.',
      otherwise: '',
    },
    partner: {
      task: 'Con quale carta si può scambiare il 9 di quadri? Toccala.',
      hint: 'È una carta rossa che tocca il 9 per un lato.',
      done: 'Si scambiano solo carte tue che si toccano per un lato.',
      otherwise: 'Deve essere una carta tua e toccare il 9 per un lato.',
    },
    thenCapture: {
      task: 'Cattura la donna in questo turno. Al tuo re manca una casella per toccarla.',
      hint: 'Scambia il re con la carta accanto.',
      done: 'Uno scambio, poi una cattura.',
      otherwise: 'La donna è ancora lì. Porta prima il re accanto alla donna.',
    },
  },
} as const satisfies LessonText
