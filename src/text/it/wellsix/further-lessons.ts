import type { LessonText } from '../../contract/lessons.ts'

export const exchange = {
  title: 'Cambio',
  intro: 'Cambio: prendi in mano una carta tua dalla griglia e metti al suo posto una carta della tua mano.',
  tasks: {
    king: {
      task: 'Tu hai le carte rosse. Cambia una delle tue carte nella griglia con il re della tua mano.',
      hint: 'Tocca la carta nella griglia, poi quella nella tua mano.',
      done: 'Il re è nella griglia e l’altra carta è nella tua mano.',
      otherwise: '',
    },
    fromHand: {
      task: 'Prendi in mano il 5 dalla griglia. Tocca le due carte che possono andare al suo posto.',
      hint: 'Le due carte sono nella tua mano.',
      done: 'Una carta dalla griglia, una dalla tua mano.',
      otherwise: 'La nuova carta viene dalla tua mano.',
    },
    thenSeize: {
      task: 'Cattura la donna in questo turno. Il tuo re è nella tua mano.',
      hint: 'Il re va al posto della tua carta accanto alla donna.',
      done: 'Un cambio, poi una cattura.',
      otherwise: 'La donna è ancora lì. Il re deve toccarla.',
    },
  },
} as const satisfies LessonText

export const isolation = {
  title: 'Isolamento',
  intro:
    'Una cattura può dividere la griglia in gruppi. Resta solo il più grande. Degli altri gruppi catturi le carte di Ben e riprendi le tue.',
  tasks: {
    cutOff: {
      task: 'Il tuo re cattura la donna: sono le carte evidenziate. Tocca le due carte che restano isolate.',
      hint: 'Le due carte toccavano solo quella che si è spostata.',
      done: 'Le due carte sono il gruppo più piccolo: riprendi in mano la rossa e catturi la nera.',
      otherwise: 'Quali carte toccavano solo il re?',
    },
    seizeTwo: {
      task: 'Cattura due carte con una mossa.',
      hint: 'La donna è catturata, e un’altra carta resta isolata.',
      done: 'Due carte: una presa dalla tua carta, una perché isolata.',
      otherwise: 'Hai catturato una carta sola.',
    },
    equalGroups: {
      task: 'I due gruppi hanno due carte ciascuno: scegli tu quale resta. Devi catturare più carte che puoi.',
      hint: 'Scegli il gruppo con la tua carta.',
      done: 'Altre due carte per il tuo mazzetto.',
      otherwise: 'Così catturi una carta sola.',
    },
    seizeFour: {
      task: 'Cattura quattro carte con una mossa.',
      hint: 'Il tuo re è l’unico legame tra due gruppi.',
      done: 'Quattro carte: una presa dal re, tre perché isolate.',
      otherwise: 'Non sono quattro. Quale delle tue carte tiene unite al resto le carte nere?',
    },
    line: {
      task: 'Il tuo re può catturare la donna nella tua fila. Sette carte nere sono unite al resto solo dal re. Vinceresti?',
      hint: 'Il gruppo evidenziato è il più grande, quindi resta.',
      done: 'No. La tua fila è nel gruppo più piccolo, che si toglie prima di contare le file.',
      otherwise: 'Il gruppo più piccolo si toglie prima di contare le file.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'Partite senza fila',
  intro:
    'Senza una fila, la partita finisce dopo dieci turni tranquilli di seguito, cioè senza catture di carte dell’altro. Finisce anche quando siete d’accordo che non si può catturare più niente.',
  tasks: {
    tenth: {
      task: 'Nove turni di seguito sono stati tranquilli. Chiudi la partita con l’ultima mossa del decimo.',
      hint: 'Fai una mossa che non cattura niente.',
      done: 'Dieci turni tranquilli di seguito: la partita è finita.',
      otherwise: 'Catturare una carta avversaria fa ripartire il conto dei turni tranquilli.',
    },
    goOn: {
      task: 'Nove turni di seguito sono stati tranquilli. Fai continuare la partita con la tua ultima mossa.',
      hint: 'Cattura una carta di Ben.',
      done: 'Il conto dei turni tranquilli riparte da zero.',
      otherwise: 'Quello era il decimo turno tranquillo. Se riprendi una carta tua, il turno resta tranquillo.',
    },
    agreed: {
      task: 'Siete d’accordo: non si può più catturare niente. Chiudi la partita.',
      hint: 'Potete chiuderla insieme.',
      done: 'Eravate d’accordo. Se uno dei due vuole ancora cercare una fila, la partita continua.',
      otherwise: 'Quello è solo un altro turno tranquillo.',
    },
  },
} as const satisfies LessonText

export const match = {
  title: 'I punti',
  intro:
    'Sei carte in fila fanno 30 punti; l’altro giocatore fa un punto per ogni carta avversaria che ha catturato. Senza fila, così fanno tutti e due.',
  tasks: {
    quiet: {
      task: 'Hai catturato tre carte, Ben due. Chiudi la partita con il decimo turno tranquillo.',
      hint: 'Fai una mossa che non cattura niente.',
      done: 'Senza fila ogni carta catturata è un punto: tre per te, due per Ben.',
      otherwise: '',
    },
    opener: {
      task: 'Ada ha aperto la prima partita. Tu sei Ben e apri la seconda: posa la prima carta.',
      hint: 'Tocca una carta di cuori, poi la casella.',
      done: 'Si apre a turno. Se apri, giochi con il rosso.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Mosse irregolari',
  intro:
    'Qualcuno ha fatto una mossa irregolare. Decidete insieme: annullarla, correggere le carte o lasciare che valga lo stesso.',
  tasks: {
    stand: {
      task: 'Il tuo 9 ha catturato il 3 accanto, contro le regole. Siete d’accordo: la mossa vale lo stesso. Inserisci la cattura.',
      hint: 'Prima l’arbitro rifiuta la cattura.',
      done: 'La mossa vale lo stesso, e il registro dice quale regola viola.',
      otherwise: 'È stato il 9 a catturare il 3.',
    },
    follows: {
      task: 'Il 9 e il 3 sono evidenziati. Il 9 cattura il 3 contro le regole, ma la mossa vale lo stesso. Tocca la carta che resta isolata.',
      hint: 'Dopo la cattura si seguono di nuovo le regole.',
      done: 'Quella carta toccava solo il 9. La cattura era irregolare; il resto segue le regole.',
      otherwise: 'Solo la cattura viola una regola. Quale carta toccava solo il 9?',
    },
    right: {
      task: 'Sul tuo tavolo il 5 e il 3 si sono scambiati di posto. Correggi le carte qui.',
      hint: 'Tocca ogni casella e inserisci la sua carta.',
      done: 'Le tue carte sono rimaste com’erano, e ora nel registro ci sono quelle.',
      otherwise: 'Le due griglie sono ancora diverse.',
    },
  },
} as const satisfies LessonText
