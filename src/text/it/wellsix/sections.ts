import type { SectionTexts } from '../../contract/wellsix/book.ts'

/** The sections in order. A section's id is the `rule` of the refusals that it explains. */
export const sections: SectionTexts = {
  cards: {
    title: 'Colori e mani',
    text: [
      'Due giocatori si dividono un mazzo di 52 carte, senza jolly: uno ha le 26 carte rosse, l’altro le 26 nere.',
      'All’inizio ognuno tiene in mano un seme: chi ha le carte rosse i cuori, chi ha le nere le picche. I quadri e i fiori restano da parte fino alla fine dell’apertura.',
    ],
  },
  opening: {
    title: 'L’apertura',
    text: [
      'Chi apre posa in mezzo al tavolo, a faccia in su, una carta qualsiasi del suo primo seme. Poi in ogni turno si posano due carte, una dopo l’altra. Ognuna tocca per un lato una carta che c’è già.',
      'Chi ha giocato per secondo chiude l’apertura con un turno di una carta sola, la sua tredicesima. Ora le 26 carte nella griglia formano un solo gruppo.',
    ],
  },
  turns: {
    title: 'Turni e mosse',
    text: [
      'Poi tutti e due prendono in mano il secondo seme. Chi ha aperto comincia con una mossa; da lì in poi ogni turno è di due mosse.',
      'Le mosse sono quattro: posa, scambio, cambio e cattura. Puoi fare tutte e due le mosse di un turno con la stessa carta.',
    ],
  },
  place: {
    title: 'Posa',
    text: [
      'Metti una carta della tua mano in una casella libera accanto a una carta della griglia. Le due carte devono toccarsi per un lato: sopra, sotto, a sinistra o a destra. Gli angoli non contano.',
    ],
  },
  switch: {
    title: 'Scambio',
    text: ['Scambia di posto due carte tue che si toccano per un lato.'],
  },
  exchange: {
    title: 'Cambio',
    text: ['Prendi in mano una carta tua dalla griglia e metti al suo posto una carta della tua mano.'],
  },
  capture: {
    title: 'Cattura',
    text: [
      'Una carta cattura una carta accanto che vale uno di meno. Un re cattura una donna, un 10 un 9, un 2 un asso; un asso cattura un re. Seme e colore non contano.',
      'La carta che cattura va nella casella di quella catturata. Una carta dell’altro giocatore va a faccia in giù nel tuo mazzetto delle carte catturate; una carta tua torna nella tua mano.',
    ],
  },
  isolation: {
    title: 'Isolamento',
    text: [
      'Una cattura lascia vuota una casella, e così può dividere la griglia in gruppi. Resta solo il gruppo più grande. Degli altri gruppi catturi le carte dell’altro giocatore e riprendi in mano le tue.',
      'Se i gruppi più grandi sono più di uno, chi ha fatto la cattura sceglie quale resta.',
    ],
  },
  alignment: {
    title: 'Sei carte in fila',
    text: [
      'Vince la partita chi ha sei carte vicine del suo colore in una riga o in una colonna, anche nell’apertura. Le diagonali non contano.',
    ],
  },
  end: {
    title: 'Partite senza fila',
    text: [
      'La partita finisce anche dopo dieci turni tranquilli di seguito, cioè senza catture di carte dell’altro giocatore. Finisce anche quando siete d’accordo che non si può catturare più niente.',
    ],
  },
  match: {
    title: 'I punti e l’incontro',
    text: [
      'Chi mette sei carte in fila fa 30 punti; l’altro giocatore fa un punto per ogni carta avversaria che ha catturato. Nell’apertura è 30 a 0. Senza fila, ognuno fa un punto per ogni carta avversaria che ha catturato.',
      'Un incontro ha un numero pari di partite, così tutti e due aprite lo stesso numero di volte. Vince il totale più alto.',
    ],
  },
  record: {
    title: 'Correzioni',
    text: [
      'Se una carta è in un posto diverso da quello che conosce l’arbitro, correggi la griglia; non ti costa una mossa. Se inserisci una mossa per sbaglio, annullala.',
      'Di una partita giocata senza arbitro si può inserire il risultato.',
    ],
  },
  irregular: {
    title: 'Mosse irregolari',
    text: [
      'A volte ci si accorge tardi di uno scambio di carte non proprie o che non si toccano, o di una cattura a distanza o del valore sbagliato. Oppure qualcuno ha passato e aveva una mossa possibile. Se siete d’accordo, la mossa vale lo stesso, e il registro dice quale regola è stata violata.',
      'La mossa può comunque isolare carte o completare una fila. Se uno scambio mette in fila sei carte dell’altro giocatore, vince l’altro. Se nascono file di tutti e due i colori, vince chi ha il turno.',
      'Se qualcuno ha giocato fuori turno, potete lasciargli il turno: farà due mosse. Nell’apertura non si può.',
    ],
  },
}

export const shortRules: readonly string[] = [
  'Un giocatore ha le 26 carte rosse, l’altro le 26 nere. Nella prima partita chi apre gioca con il rosso.',
  'L’apertura si gioca con cuori e picche: prima una carta, poi due per turno, e una alla fine. Ognuna tocca per un lato una carta che c’è già.',
  'Poi tutti e due prendete in mano il secondo seme. Chi ha aperto fa una mossa, e da lì in poi ogni turno è di due.',
  'Posa: metti una carta della tua mano accanto a una della griglia. Scambio: scambia di posto due carte tue che si toccano.',
  'Cambio: prendi in mano una carta tua dalla griglia e metti al suo posto una della tua mano.',
  'Cattura: una carta ne cattura una accanto che vale uno di meno, e prende il suo posto. Un asso cattura un re.',
  'Le carte catturate all’altro giocatore vanno a faccia in giù nel tuo mazzetto; una carta tua torna nella tua mano.',
  'Se una cattura lascia più gruppi, resta solo il più grande. Degli altri gruppi catturi le carte dell’altro giocatore e riprendi in mano le tue.',
  'Sei carte in fila chiudono la partita e fanno 30 punti; l’altro fa un punto per ogni carta avversaria che ha catturato. Anche dieci turni di seguito senza catture di carte dell’altro chiudono la partita: allora ognuno conta le carte avversarie che ha catturato.',
]
