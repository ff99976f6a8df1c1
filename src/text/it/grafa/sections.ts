import type { SectionTexts } from '../../contract/grafa/book.ts'

export const sections: SectionTexts = {
  layout: {
    title: 'Il mazzo e la mano',
    text: [
      'Mescola un mazzo di 52 carte, senza jolly, e mettilo a faccia in giù. Pesca cinque carte: sono la tua mano. Gira a faccia in su la carta in cima al mazzo e lasciala lì.',
      'Giochi contro il mazzo: scava più a fondo che puoi.',
    ],
  },
  pairs: {
    title: 'Fare una coppia',
    text: [
      'Fai una coppia con una carta della tua mano e la carta scoperta. La tua carta deve avere lo stesso valore o uno più alto, oppure lo stesso seme. Un asso, in mano o scoperto, fa coppia con tutto.',
      'Gli assi sono bassi: asso 1, dal 2 al 10 il loro numero, fante 11, donna 12, re 13.',
      'Tutte e due le carte vanno sugli scarti, e poi i loro semi agiscono. Gli assi non fanno niente: il loro seme non agisce e non si conta.',
    ],
  },
  hearts: {
    title: 'Cuori',
    text: [
      'Ogni carta di cuori della coppia ti fa prendere in mano l’altra carta, invece di scartarla. Se sono tutte e due di cuori, le prendi tutte e due.',
    ],
  },
  spades: {
    title: 'Picche',
    text: ['Per ogni carta di picche della coppia scavi: metti sugli scarti la carta seguente del mazzo.'],
  },
  diamonds: {
    title: 'Quadri',
    text: ['Per ogni carta di quadri della coppia peschi: prendi in mano la carta seguente del mazzo.'],
  },
  clubs: {
    title: 'Fiori',
    text: [
      'Con una carta di fiori guardi le due carte seguenti del mazzo, con due carte di fiori ne guardi tre. Rimettile sul mazzo a faccia in giù, nell’ordine che vuoi.',
    ],
  },
  order: {
    title: 'Che cosa succede prima',
    text: [
      'I cuori agiscono subito. Se due semi diversi agiscono sul mazzo, scegli tu quale comincia.',
      'Quando i semi hanno agito, gira la carta seguente.',
    ],
  },
  seeing: {
    title: 'Dirlo all’arbitro',
    text: [
      'L’arbitro non vede il mazzo. Ti chiede ogni carta una volta sola, quando la vedi per la prima volta: scavata, pescata, guardata o girata. Le carte che conosce già non le chiede. Se ne inserisci una sbagliata, annulla, o modificala nell’elenco delle mosse.',
    ],
  },
  end: {
    title: 'La fine',
    text: [
      'La partita finisce quando nessuna carta della tua mano fa coppia con la carta scoperta, o quando il mazzo è vuoto. I tuoi punti sono le carte tra gli scarti; con tutte e 52 la partita è perfetta.',
      'Se si conoscono tutte le carte, circa 97 mazzi su 100 permettono una partita perfetta. Nel novembre 2026 una ricerca al computer ne ha provati 122.172, mescolati a caso. La permettono 117.566, non la permettono 3.337; gli altri 1.269 sono rimasti in dubbio.',
    ],
  },
  irregular: {
    title: 'Coppie irregolari',
    text: [
      'A volte metti insieme due carte che non fanno coppia e te ne accorgi dopo. La coppia può valere lo stesso. I due semi fanno quello che fanno sempre; il registro dice che per le regole non era una coppia.',
    ],
  },
}

export const shortRules: readonly string[] = [
  'Mescola 52 carte e pescane cinque: sono la tua mano. Gira a faccia in su la carta in cima al mazzo.',
  'Fai coppia con la carta scoperta e una della tua mano: dello stesso valore o più alta, dello stesso seme, o un asso. Un asso scoperto fa coppia con ogni carta.',
  'Tutte e due vanno sugli scarti, e poi i loro semi agiscono.',
  'Una carta di cuori ti fa prendere in mano l’altra carta della coppia.',
  'Per ogni carta di picche scavi: metti sugli scarti anche la carta seguente del mazzo.',
  'Per ogni carta di quadri peschi: prendi in mano la carta seguente del mazzo.',
  'Con una carta di fiori guardi le due carte seguenti del mazzo, con due ne guardi tre; le rimetti nell’ordine che vuoi.',
  'Gli assi non fanno niente. Se due semi diversi agiscono sul mazzo, scegli tu quale comincia. Poi giri la carta seguente.',
  'La partita finisce quando nessuna carta della tua mano fa coppia o quando il mazzo è vuoto. Ogni carta scartata è un punto; con 52 la partita è perfetta.',
]
