import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const pairs = {
  title: 'Fai una coppia',
  intro: `${TITLE.aim} Fa coppia una carta dello stesso valore o più alta, o dello stesso seme. Un asso fa sempre coppia.`,
  tasks: {
    first: {
      task: 'È scoperto un 6. Tocca la carta che vale più di 6.',
      hint: 'La carta giusta è più alta del 6.',
      done: 'Tutte e due vanno sugli scarti, e ogni carta di picche ne scava un’altra: quattro punti.',
      otherwise: '',
    },
    pairing: {
      task: 'È scoperto il 7 di quadri. Tocca tutte e tre le carte che fanno coppia.',
      hint: 'Due sono più alte e una è di quadri.',
      done: 'Due sono più alte, e anche il 3 è di quadri.',
      otherwise: 'Fa coppia una carta dello stesso valore, più alta o di quadri.',
    },
    king: {
      task: 'La carta scoperta è un re. Tocca tutte e tre le carte che fanno coppia. Un asso fa coppia con tutto.',
      hint: 'L’asso e le due carte di quadri.',
      done: 'L’asso e le due carte di quadri. Un asso è basso, ma fa coppia con tutto.',
      otherwise: 'Fanno coppia un asso e le carte dello stesso seme.',
    },
  },
} as const satisfies LessonText

export const spades = {
  title: 'Le picche scavano',
  intro:
    'Una coppia va sugli scarti, e poi i suoi semi agiscono. Per ogni carta di picche scavi: metti sugli scarti anche la carta seguente del mazzo.',
  tasks: {
    three: {
      task: 'È scoperto un asso. Scarta tre carte con una sola coppia.',
      hint: 'Le picche scavano.',
      done: 'Tre carte: la coppia e quella scavata. Il seme di un asso non fa niente.',
      otherwise: 'Così hai scartato solo la coppia. Quale seme scava?',
    },
    four: {
      task: 'Scarta quattro carte con una sola coppia. Un asso non scaverebbe niente.',
      hint: 'Due carte di picche scavano due carte.',
      done: 'Due carte di picche, due carte scavate.',
      otherwise: 'Hai scartato meno di quattro carte. Servono due carte di picche che scavano.',
    },
    short: {
      task: 'Nel mazzo, sotto il 7, resta una sola carta. Fai coppia con il 7 e un’altra carta di picche. Quante carte vanno sugli scarti, compresa la coppia?',
      hint: 'Le picche scavano solo quello che c’è.',
      done: 'Tre: le picche scavano solo finché ci sono carte.',
      otherwise: 'Le picche scavano solo quello che c’è.',
    },
  },
} as const satisfies LessonText

export const diamonds = {
  title: 'I quadri pescano',
  intro: 'Per ogni carta di quadri della coppia peschi: prendi in mano la carta seguente del mazzo.',
  tasks: {
    grow: {
      task: 'Hai in mano due carte. Fai una coppia che te ne lasci tre.',
      hint: 'Due carte di quadri pescano due carte.',
      done: 'Una carta è andata via e due sono arrivate.',
      otherwise: 'Una carta è andata via e una è arrivata.',
    },
    twoPairs: {
      task: 'Fai due coppie, una dopo l’altra.',
      hint: 'La carta giusta ha lo stesso seme di quella scoperta.',
      done: 'Hai pescato una carta per la seconda coppia.',
      otherwise: '',
    },
  },
} as const satisfies LessonText

export const hearts = {
  title: 'I cuori restituiscono',
  intro:
    'Ogni carta di cuori di una coppia, tranne un asso, ti mette in mano l’altra carta. Il seme dell’altra carta agisce lo stesso, se non è un asso.',
  tasks: {
    ace: {
      task: 'È scoperto un asso. Fai una coppia che te lo fa prendere in mano.',
      hint: 'La carta di cuori ti dà l’asso.',
      done: 'La tua carta di cuori è tra gli scarti, e l’asso è tuo.',
      otherwise: 'L’asso è andato sugli scarti.',
    },
    both: {
      task: 'Fai una coppia con cui non scarti niente.',
      hint: 'Due carte di cuori tornano in mano tutte e due.',
      done: 'Hai in mano tutte e due le carte.',
      otherwise: 'Una carta di quella coppia è andata sugli scarti.',
    },
    digging: {
      task: 'Con tutte queste coppie la tua carta ti torna in mano. Fai quella che scava anche una carta.',
      hint: 'La carta di picche scava, anche se torna in mano.',
      done: 'Hai scavato una carta, e quella di picche è ancora nella tua mano.',
      otherwise: 'La tua carta è tornata, ma non hai scavato niente.',
    },
  },
} as const satisfies LessonText

export const clubs = {
  title: 'I fiori guardano avanti',
  intro:
    'Con una carta di fiori guardi le due carte seguenti del mazzo, con due carte di fiori ne guardi tre. Rimettile nell’ordine che vuoi.',
  tasks: {
    two: {
      task: 'La carta scoperta è un asso. Guarda due carte con una sola coppia.',
      hint: 'Serve una carta di fiori che non sia un asso.',
      done: 'Con una carta di fiori guardi due carte.',
      otherwise: 'Quella coppia non guarda niente. Il seme di un asso non fa niente.',
    },
    order: {
      task: 'Rimetti le tre carte in modo che poi si giri il 6.',
      hint: 'Si gira la carta in cima.',
      done: 'Il 6 era in cima, ed è stato girato.',
      otherwise: 'Si è girata un’altra carta.',
    },
    goOn: {
      task: 'Hai in mano il 5 di quadri e il 2 di picche. Rimetti sul mazzo le carte guardate, in modo da poter fare un’altra coppia.',
      hint: 'Due carte di quadri fanno coppia.',
      done: 'Due carte di quadri: la partita continua.',
      otherwise: 'Nessuna carta della tua mano fa coppia: la partita è finita.',
    },
  },
} as const satisfies LessonText

export const order = {
  title: 'Quale seme agisce prima',
  intro: 'Se due semi diversi agiscono sul mazzo, scegli tu quale agisce prima.',
  tasks: {
    asked: {
      task: 'È scoperta una carta di fiori. Due carte della tua mano, ognuna in coppia con quella, ti farebbero scegliere quale seme agisce prima. Toccale tutte e due.',
      hint: 'Le picche scavano e i quadri pescano.',
      done: 'I fiori guardano, e l’altro seme scava o pesca: scegli tu quale viene prima.',
      otherwise: 'Sul mazzo devono agire due semi diversi.',
    },
    lookFirst: {
      task: 'Le picche scaverebbero il 6 di quadri, che ti serve per una coppia. Scava invece il 6 di cuori.',
      hint: 'Scegli “Prima fiori”, poi metti in cima il 6 di cuori.',
      done: 'Con i fiori hai scelto che cosa scavano le picche.',
      otherwise: 'È stata scavata un’altra carta.',
    },
    drawFirst: {
      task: 'La donna di fiori è la terza carta dall’alto. Fai in modo che si giri subito dopo.',
      hint: 'Scegli “Prima quadri”: così i fiori arrivano alla donna.',
      done: 'I quadri hanno pescato una carta, e i fiori sono arrivati alla donna.',
      otherwise: 'La donna era troppo in basso, o non in cima.',
    },
  },
} as const satisfies LessonText

export const seeing = {
  title: 'Dillo all’arbitro',
  intro: 'L’arbitro non vede il tuo mazzo. Ti chiede ogni carta quando la vedi per la prima volta.',
  tasks: {
    two: {
      task: 'Due carte della tua mano, ognuna in coppia con quella scoperta, ti farebbero inserire due carte in una volta. Toccale tutte e due.',
      hint: 'Due carte di picche ne scavano due.',
      done: 'Due carte scavate, e poi quella che si gira.',
      otherwise: 'Solo due carte di picche ne scavano due.',
    },
    turned: {
      task: 'Due carte della tua mano, ognuna in coppia con quella scoperta, ti farebbero inserire solo la carta che si gira. Toccale tutte e due.',
      hint: 'I loro semi non agiscono sul mazzo.',
      done: 'Una carta di cuori e un asso non agiscono sul mazzo.',
      otherwise: 'Con altre coppie vedi anche altre carte del mazzo.',
    },
  },
} as const satisfies LessonText

export const end = {
  title: 'La fine',
  intro:
    'La partita finisce quando nessuna carta della tua mano fa coppia. Ogni carta scartata è un punto; con tutte e 52 la partita è perfetta.',
  tasks: {
    goOn: {
      task: 'Fai una coppia che non faccia finire la partita.',
      hint: 'Tieni la carta che fa coppia con tutto.',
      done: 'Hai ancora l’asso, che fa coppia con tutto.',
      otherwise: 'Nessuna delle carte che ti restano in mano fa coppia.',
    },
    over: {
      task: 'Sotto l’asso ci sono il 4 di cuori e il re di quadri. Tocca la carta con cui la partita finisce subito.',
      hint: 'I quadri pescano il 4, e si gira il re.',
      done: 'I quadri hanno pescato il 4, e nessuna carta della tua mano fa coppia con il re.',
      otherwise: 'La partita finisce se nessuna carta della tua mano fa coppia con quella girata.',
    },
    perfect: {
      task: 'Scarta tutto quello che resta: una partita perfetta.',
      hint: 'Scava due carte.',
      done: 'Tutte le 52 carte sono tra gli scarti: una partita perfetta.',
      otherwise: 'Nella tua mano è rimasta una carta.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Coppie irregolari',
  intro:
    'Hai messo insieme due carte che non fanno coppia. Annulla, oppure lascia che la coppia valga lo stesso: nel registro sarà segnata come irregolare.',
  tasks: {
    stand: {
      task: 'Hai messo insieme il 5 di quadri e il re di cuori. Inserisci la coppia e lascia che valga lo stesso.',
      hint: 'Prima l’arbitro rifiuta la coppia.',
      done: 'La coppia vale lo stesso, ed è segnata come irregolare. I cuori ti hanno ridato il 5, e i quadri hanno pescato.',
      otherwise: 'La tua carta era il 5 di quadri.',
    },
    goOn: {
      task: 'Hai messo insieme il 3 di fiori e la donna di cuori. Lascia che la coppia valga lo stesso, poi metti in cima l’asso.',
      hint: 'Prima inserisci la coppia e tocca “Vale lo stesso”. Poi, con i fiori, guardi le carte.',
      done: 'La partita continua secondo le regole.',
      otherwise: 'La carta girata non è l’asso.',
    },
  },
} as const satisfies LessonText
