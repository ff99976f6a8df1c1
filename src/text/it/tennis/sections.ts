import type { SectionTexts } from '../../contract/tennis/book.ts'

export const sections: SectionTexts = {
  seats: {
    title: 'Quattro posti',
    text: [
      'Si gioca con 52 carte, senza jolly. Il mazziere dà tredici carte a testa ed è il Fantasma. In senso orario seguono il Pescatore, il Pesce e il Cormorano.',
      'Il Fantasma tiene le sue carte girate verso gli altri: tutti le vedono, tranne il Fantasma.',
      'Dopo ogni mano i ruoli avanzano di un posto in senso orario: il Pescatore dà le carte e diventa il Fantasma.',
    ],
  },
  hand: {
    title: 'Come si gioca una mano',
    text: [
      'Per giocare una carta, mettila a faccia in su davanti a te. Le carte si giocano a coppie: prima il Pesce, poi il Fantasma; quindi il Pescatore, poi il Cormorano. Si va avanti così fino all’ultima delle 52 carte.',
      'Non c’è obbligo di rispondere al seme. Conta il valore: asso 1, dal 2 al 10 il loro numero, fante 11, donna 12, re 13.',
    ],
  },
  net: {
    title: 'La Rete',
    text: [
      'Quando una coppia è completa, la differenza tra i suoi due valori è la nuova Rete. Gli altri due giocatori provano a superarla.',
      'Per la prima coppia di una mano non c’è ancora nessuna Rete.',
    ],
  },
  clearing: {
    title: 'Superare la Rete',
    text: ['Una carta più alta della Rete dà un punto a chi la gioca. Una carta uguale alla Rete non basta.'],
  },
  matching: {
    title: 'Carte uguali',
    text: [
      'Se le due carte di una coppia hanno lo stesso valore, i due giocatori fanno due punti a testa, anche senza superare la Rete. La Rete successiva è 0, e ogni carta la supera.',
    ],
  },
  'winning-a-hand': {
    title: 'Vincere una mano',
    text: [
      'Chi ha più punti vince la mano. A pari punti vince chi siede più lontano dal mazziere in senso orario.',
      'Una mano vinta da un Fantasma conta per due.',
    ],
  },
  cormorant: {
    title: 'La scelta del Cormorano',
    text: [
      'È una regola della casa: vale solo se la scegliete prima della partita. Una volta per mano, se ha più carte che punti, il Cormorano può girare le sue carte verso gli altri. Da quel momento e fino alla fine della mano è un Fantasma.',
      'Se poi vince, la mano conta per due. Se non vince, il suo totale scende di una mano.',
    ],
  },
  winning: {
    title: 'Vincere la partita',
    text: ['Vince la partita chi arriva per primo al numero di mani deciso.'],
  },
  entering: {
    title: 'Dirlo all’arbitro',
    text: [
      'Tocca ogni carta quando viene giocata; basta il valore. Ogni valore c’è quattro volte: se ne arriva un quinto, uno di quelli di prima era sbagliato.',
      'Se vuoi segnare solo i punti, inserisci chi ha vinto ogni mano, senza inserirne le carte. Se una carta è sbagliata, annullala o modificala nell’elenco delle mosse.',
    ],
  },
  irregular: {
    title: 'Mosse irregolari',
    text: [
      'Un Cormorano può essere diventato Fantasma senza quella regola o con troppi punti. Se siete tutti e quattro d’accordo, la mossa vale lo stesso fino alla fine della mano, con tutte le conseguenze. Il registro dice quale regola è stata violata.',
      'Una carta giocata fuori turno non può valere, perché ognuno deve avere tredici carte da giocare: la carta torna in mano.',
    ],
  },
}

export const shortRules: readonly string[] = [
  'Quattro giocatori, tredici carte a testa. Il mazziere è il Fantasma; in senso orario seguono il Pescatore, il Pesce e il Cormorano.',
  'Il Fantasma tiene le sue carte girate verso gli altri, senza guardarle.',
  'Le carte si giocano a coppie: il Pesce, poi il Fantasma; il Pescatore, poi il Cormorano; e così via fino alla cinquantaduesima.',
  'Conta solo il valore: asso 1, dal 2 al 10 il loro numero, fante 11, donna 12, re 13.',
  'La differenza tra le due carte di una coppia è la Rete per la coppia dopo. La prima coppia non ha Rete.',
  'Una carta più alta della Rete dà un punto. Una carta uguale alla Rete non basta.',
  'Due carte uguali danno due punti a ognuno dei due giocatori, al posto del punto per la Rete. La Rete successiva è 0.',
  'Chi ha più punti vince la mano. A pari punti vince chi, in senso orario, è più lontano dal mazziere; una mano vinta dal Fantasma conta per due.',
  'Poi i ruoli avanzano di un posto in senso orario. Vince la partita chi arriva per primo al numero di mani deciso.',
]
