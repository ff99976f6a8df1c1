import type { LessonText } from '../../contract/lessons.ts'

export const score = {
  title: 'Di chi è il seme?',
  intro:
    'Se nel tuo turno si toglie un seme che non è di nessuno, quel seme diventa tuo. Da lì in poi le sue carte vanno a te, chiunque le tolga.',
  tasks: {
    twoLines: {
      task: 'Le picche sono tue e i quadri non sono di nessuno. Prendi sei carte con un solo scambio.',
      hint: 'Ognuna delle due carte scambiate completa una fila.',
      done: 'Sei carte per te, e ora i quadri sono tuoi.',
      otherwise: 'A te sono andate meno di sei carte.',
    },
    owned: {
      task: 'I cuori sono di Ben. Ada scambia le carte evidenziate. Tocca ogni carta che va a Ben.',
      hint: 'Non importa di chi è il turno.',
      done: 'Vanno a Ben tutte e tre: i cuori sono suoi.',
      otherwise: 'Le carte di un seme vanno sempre al suo proprietario.',
    },
    forAda: {
      task: 'Le picche sono tue e i cuori sono di Ben. Fai una fila che dà punti a te.',
      hint: 'La carta di picche si unisce alle altre due.',
      done: 'Altre tre carte di picche per te.',
      otherwise: 'Quelle carte sono andate a Ben.',
    },
  },
} as const satisfies LessonText

export const give = {
  title: 'Cedi un seme',
  intro:
    'Tieni al massimo due semi. Se ne prendi un terzo, cedine uno con tutte le sue carte, prima che le carte cadano.',
  tasks: {
    fewest: {
      task: 'Hai tre semi. Cedi quello con meno carte.',
      hint: 'Il seme da cedere ha solo tre carte.',
      done: 'Ora queste carte sono di Ben, e lo saranno tutte le altre di questo seme.',
      otherwise: 'Un altro dei tuoi semi ha meno carte.',
    },
    growing: {
      task: 'Dopo la caduta le picche faranno una fila. Cedi un altro seme.',
      hint: 'Tieni il seme che cresce.',
      done: 'Hai tenuto le picche, e la caduta ha fatto punti per te.',
      otherwise: 'Hai ceduto le picche, e la caduta ha dato punti a Ben.',
    },
    swapAndGive: {
      task: 'Scambia, poi cedi un seme. Alla fine devi avere più carte di Ben.',
      hint: 'Prima completa la fila.',
      done: 'Hai tenuto il seme che è cresciuto, e il più grande degli altri due.',
      otherwise: 'Ben ha tante carte quante ne hai tu, o di più.',
    },
  },
} as const satisfies LessonText

export const overlooked = {
  title: 'File sfuggite',
  intro:
    'A volte una fila non la vede nessuno. Resta lì finché non se ne toglie un’altra: allora si tolgono tutte e due.',
  tasks: {
    elsewhere: {
      task: 'La fila di tre carte di quadri era sfuggita. Con quale carta si può scambiare quella di picche lì accanto? Tocca quella carta.',
      hint: 'La carta di quadri che si muove deve finire in una fila.',
      done: 'La carta di quadri finisce nella fila. Una fila da un’altra parte non basta per uno scambio.',
      otherwise: 'Una delle due carte scambiate deve finire in una fila.',
    },
    lifted: {
      task: 'Una fila di tre carte di quadri era sfuggita. Metti in fila tre carte di cuori.',
      hint: 'La carta di cuori va al posto di quella di picche.',
      done: 'Tutte le file si tolgono insieme, anche quella sfuggita.',
      otherwise: '',
    },
    owner: {
      task: 'Una fila di tre carte di picche era sfuggita, e le picche sono di Ben. Ada scambia le carte evidenziate. Tocca ogni carta che va a Ben.',
      hint: 'Una fila sfuggita fa punti come ogni altra.',
      done: 'Le carte vanno a chi ha quel seme. A volte conviene che una fila passi inosservata.',
      otherwise: 'Una fila sfuggita va al proprietario del seme.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'La fine',
  intro:
    'Puoi sempre passare. La partita finisce quando passate tutti e due di seguito, o quando la griglia è vuota. Ogni carta è un punto.',
  tasks: {
    firstPass: {
      task: 'Qui nessuno scambio fa una fila. Chiudi la partita: passa per Ada, poi per Ben.',
      hint: 'Se passano tutti e due di seguito, la partita finisce.',
      done: 'Hanno passato tutti e due di seguito: la partita è finita.',
      otherwise: 'Devono passare tutti e due, uno dopo l’altro.',
    },
    secondPass: {
      task: 'Ben ha passato. Sei in vantaggio per 18 a 17. Chiudi la partita e vinci.',
      hint: 'Qui ogni scambio fa punti per Ben.',
      done: 'Avete passato tutti e due di seguito: hai vinto.',
      otherwise: 'Quelle carte sono andate a Ben, e la partita continua.',
    },
    clear: {
      task: 'Svuota la griglia per chiudere la partita.',
      hint: 'Con uno scambio tutti e due i semi fanno una fila.',
      done: 'La griglia è vuota e la partita è finita. È un pareggio.',
      otherwise: 'Restano carte, e la partita continua.',
    },
  },
} as const satisfies LessonText

export const alone = {
  title: 'Da soli',
  intro:
    'Giochi tu tutti i turni, e i semi non sono di nessuno. Vinci se svuoti la griglia. Se passi, la partita finisce.',
  tasks: {
    clear: {
      task: 'Svuota la griglia con un solo scambio.',
      hint: 'Tutte e due le carte scambiate completano una fila.',
      done: 'Una catena di due anelli, e la griglia è vuota.',
      otherwise: '',
    },
    threeLinks: {
      task: 'Svuota la griglia con un solo scambio.',
      hint: 'Lo scambio fa una fila nella riga in fondo.',
      done: 'Una catena di tre anelli, e non resta niente.',
      otherwise: 'Restano carte che non possono più fare una fila.',
    },
    twoSwaps: {
      task: 'Svuota la griglia con due scambi.',
      hint: 'Comincia con queste due carte.',
      done: 'Due scambi per dodici carte. Così si vince da soli.',
      otherwise: 'Alcune carte non possono più fare una fila.',
    },
  },
} as const satisfies LessonText

export const plus = {
  title: 'NG+',
  intro:
    'Un solitario più difficile: i gruppi di tre vanno in un mazzetto, quelli di quattro o più in un altro. Vinci se la griglia è vuota e il mazzetto da quattro in su ha più carte di quello da tre.',
  tasks: {
    four: {
      task: 'Metti in fila quattro carte di cuori.',
      hint: 'La carta di cuori che sta sopra scende.',
      done: 'Quattro carte per il mazzetto da quattro in su.',
      otherwise: 'Quello è un gruppo di tre.',
    },
    group: {
      task: 'Se scambi le carte evidenziate, quali carte si tolgono? Toccale tutte.',
      hint: 'Una riga e una colonna hanno una carta in comune.',
      done: 'Le file dello stesso seme con una carta in comune sono un gruppo: cinque carte per il mazzetto da quattro in su.',
      otherwise: 'Le file dello stesso seme con una carta in comune sono un gruppo.',
    },
    win: {
      task: 'Svuota la griglia con un solo scambio e vinci.',
      hint: 'La carta di cuori scende nel vuoto.',
      done: 'La griglia è vuota: dieci carte sono nel mazzetto delle file da quattro in su, nove in quello delle file da tre.',
      otherwise: 'Restano carte, o ce ne sono troppe nel mazzetto da tre.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Mosse irregolari',
  intro:
    'Qualcuno ha fatto una mossa irregolare. Decidete tutti insieme: annullarla, correggere le carte o lasciare che valga lo stesso.',
  tasks: {
    stand: {
      task: 'Ada ha scambiato a1 e d2, ma così non c’è nessuna fila. Siete tutti e due d’accordo: la mossa vale lo stesso. Inserisci lo scambio.',
      hint: 'Prima l’arbitro rifiuta lo scambio.',
      done: 'La mossa vale lo stesso, e il registro dice quale regola viola. Ora tocca a Ben.',
      otherwise: 'Quello è un altro scambio.',
    },
    follows: {
      task: 'Una fila di tre era sfuggita a tutti e due. Ada scambia contro le regole le carte evidenziate, ma lo scambio vale lo stesso. Tocca tutte le carte che si tolgono.',
      hint: 'Dopo lo scambio si seguono di nuovo le regole.',
      done: 'Lo scambio era irregolare. Il resto del turno segue le regole.',
      otherwise: 'Solo lo scambio viola una regola. Dopo si toglie ogni fila.',
    },
    right: {
      task: 'Sul tuo tavolo in b1 c’è una carta di quadri. Correggi le carte qui.',
      hint: 'Tocca la carta, poi il suo seme.',
      done: 'Le tue carte sono rimaste com’erano, e ora nel registro ci sono quelle.',
      otherwise: 'Le due griglie sono ancora diverse.',
    },
  },
} as const satisfies LessonText
