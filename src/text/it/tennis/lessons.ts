import { TITLE } from './title.ts'
import type { LessonText } from '../../contract/lessons.ts'

export const clearing = {
  title: 'Supera la Rete',
  intro: TITLE.aim,
  tasks: {
    over: {
      task: 'Sono usciti un 9 e un 4: la Rete è 5. Tu sei Ben. Supera la Rete.',
      hint: 'Va bene ogni carta più alta di 5.',
      done: 'Più alta di 5: hai superato la Rete. Un punto.',
      otherwise: 'La carta deve essere più alta della Rete.',
    },
    lowest: {
      task: 'Sono usciti un 3 e una donna, che vale 12. Tu sei Ben. Supera la Rete con la carta più bassa che ci riesce.',
      hint: 'La Rete è 12 meno 3.',
      done: 'La Rete è 9, e basta un 10. Tieni le carte più alte per le Reti più alte.',
      otherwise: 'Quella carta non supera la Rete, oppure basta una carta più bassa.',
    },
    equal: {
      task: 'La Rete è 5. Tu sei Ben, e non vuoi superarla. Gioca la tua carta più alta che non la supera.',
      hint: 'Una carta uguale alla Rete non basta.',
      done: 'Una carta uguale alla Rete non basta: nessun punto.',
      otherwise: 'Quella carta supera la Rete, o è più bassa del necessario.',
    },
    first: {
      task: 'Le prime quattro carte: il re di Cleo, il 4 di Ada, il 10 di Ben e l’asso di Dan. Tocca chi ha fatto un punto.',
      hint: 'Il re e il 4 lasciano una Rete di 9.',
      done: 'Ben: la Rete è 9, e il suo 10 la supera. Per le prime due carte non c’è nessuna Rete da superare.',
      otherwise: 'Per le prime due carte non c’è nessuna Rete. Dopo, la Rete è 9.',
    },
  },
} as const satisfies LessonText

export const net = {
  title: 'Fai la prossima Rete',
  intro:
    'La prossima Rete è la differenza tra le due carte di una coppia. Un asso vale 1, un fante 11, una donna 12, un re 13.',
  tasks: {
    low: {
      task: 'Ben ha giocato un re. Tu sei Dan. Lascia una Rete di 1.',
      hint: 'La carta giusta vale uno in meno del re.',
      done: 'Una Rete di 1: la supera ogni carta, tranne l’asso.',
      otherwise: 'La differenza non è 1.',
    },
    high: {
      task: 'Ben ha giocato un re. Tu sei Dan. Ora lascia la Rete più alta che puoi.',
      hint: 'È la tua carta più bassa.',
      done: 'Una Rete di 12: la supera solo un re.',
      otherwise: 'La Rete può essere ancora più alta.',
    },
    value: {
      task: 'Cleo ha giocato un 3 e Ada una donna. Quanto vale la Rete?',
      hint: 'Le due carte valgono 3 e 12.',
      done: 'La Rete è 9. Non importa quale carta è uscita prima.',
      otherwise: 'Sottrai il valore più basso dal più alto: 12 meno 3.',
    },
  },
} as const satisfies LessonText

export const matching = {
  title: 'Carte uguali',
  intro: 'Due carte uguali danno due punti a ognuno dei due giocatori, qualunque sia la Rete.',
  tasks: {
    both: {
      task: 'La Rete è 9, e l’8 di Ben non la supera. Tu sei Dan. Fai due punti.',
      hint: 'Gioca una carta uguale a quella di Ben.',
      done: 'Due punti a testa, per Ben e per te.',
      otherwise: 'Così fai al massimo un punto.',
    },
    instead: {
      task: 'Il fante di Ben ha superato la Rete: un punto. Tu sei Dan. Gioca in modo che tu e Ben abbiate due punti a testa.',
      hint: 'Gioca una carta uguale a quella di Ben.',
      done: 'Due a testa: le carte uguali danno due punti, al posto di uno per la Rete.',
      otherwise: 'Le carte uguali danno due punti a testa.',
    },
    noNet: {
      task: 'Cleo ha giocato un 7, la prima carta della mano. Tu sei Ada. Fai due punti.',
      hint: 'La Rete non c’è ancora, ma le carte uguali fanno punti.',
      done: 'Due punti a testa. Le carte uguali non hanno bisogno di una Rete.',
      otherwise: 'Senza Rete fanno punti solo le carte uguali.',
    },
    netZero: {
      task: 'Sono usciti due fanti. Tu sei Cleo. Supera la Rete con la carta più bassa che c’è.',
      hint: 'La Rete è 11 meno 11.',
      done: 'La Rete è 0, e ogni carta la supera.',
      otherwise: 'C’è una carta più bassa che supera la Rete.',
    },
  },
} as const satisfies LessonText

export const seats = {
  title: 'Quattro ruoli',
  intro: 'Il mazziere è il Fantasma. In senso orario seguono il Pescatore, il Pesce e il Cormorano.',
  tasks: {
    dealer: {
      task: 'Dà le carte Ada. Tocca il posto del Fantasma.',
      hint: 'Il mazziere è il Fantasma.',
      done: 'Ada. Tutti vedono le carte di Ada, tranne Ada.',
      otherwise: 'Il mazziere è il Fantasma.',
    },
    fish: {
      task: 'Ada è il Fantasma. Il Pesce gioca la prima carta. Tocca il posto del Pesce.',
      hint: 'Il Pesce siede di fronte al Fantasma.',
      done: 'Cleo, di fronte al Fantasma.',
      otherwise: 'In senso orario dal Fantasma: Pescatore, Pesce, Cormorano.',
    },
    nextHand: {
      task: 'Ada era il Fantasma. Nella prossima mano il Pescatore diventa Fantasma. Tocca il posto del nuovo Fantasma.',
      hint: 'Il Pescatore siede alla sinistra del Fantasma.',
      done: 'Ben. Ogni ruolo avanza di un posto in senso orario.',
      otherwise: 'Il Pescatore dell’ultima mano diventa il Fantasma.',
    },
  },
} as const satisfies LessonText

export const pairs = {
  title: 'Chi gioca, e quando',
  intro:
    'Il Pesce gioca una carta, poi il Fantasma, poi il Pescatore, poi il Cormorano, e così via fino all’ultima carta.',
  tasks: {
    enter: {
      task: 'Cleo, il Pesce, gioca un re. Inserisci la carta.',
      hint: 'Il seme non conta.',
      done: 'Per inserire una carta basta il valore.',
      otherwise: 'Cleo gioca un re.',
    },
    next: {
      task: 'Il Pesce e il Fantasma hanno giocato. Di chi è il turno? Tocca il suo posto.',
      hint: 'Il Pescatore gioca prima del Cormorano.',
      done: 'Ben, il Pescatore. Poi Dan, il Cormorano.',
      otherwise: 'Ora giocano il Pescatore e il Cormorano, e comincia il Pescatore.',
    },
  },
} as const satisfies LessonText

export const winning = {
  title: 'Vinci una mano',
  intro:
    'Chi ha più punti vince la mano. A pari punti vince il ruolo più lontano dal mazziere in senso orario. Una mano vinta dal Fantasma conta per due.',
  tasks: {
    tie: {
      task: 'Ada, Ben e Cleo hanno 10 punti a testa. L’ultima carta porta Dan a 7. Chi vince la mano? Tocca il suo posto.',
      hint: 'Ada è il mazziere. Conta i posti da Ada, in senso orario.',
      done: 'Cleo, il Pesce: a pari punti vince chi siede più lontano dal mazziere, in senso orario.',
      otherwise: 'Dei tre a pari punti, chi siede più lontano da Ada in senso orario?',
    },
    ghost: {
      task: 'Ben ha vinto due mani, Ada nessuna. Ora Ada, il Fantasma, ne vince una. Tocca i posti dei due giocatori che ora sono in testa.',
      hint: 'La vittoria di un Fantasma conta per due.',
      done: 'Ada e Ben hanno due mani a testa: la vittoria di un Fantasma conta per due.',
      otherwise: 'La vittoria di un Fantasma conta per due: così Ada raggiunge Ben.',
    },
    match: {
      task: 'Per vincere servono due mani. Cleo ne ha vinta una. Questa mano la vince il Fantasma. Chi vince la partita? Tocca il suo posto.',
      hint: 'Il Pescatore dell’ultima mano è il Fantasma di questa.',
      done: 'Ben, il Fantasma di questa mano: la sua vittoria conta per due.',
      otherwise: 'Ada era il Fantasma dell’ultima mano. Chi lo è adesso?',
    },
  },
} as const satisfies LessonText

export const cormorant = {
  title: 'La scelta del Cormorano',
  intro:
    'Una regola della casa: una volta per mano, con più carte che punti, il Cormorano può diventare Fantasma. Se vince, la mano conta per due; se no, il suo totale scende di una mano.',
  tasks: {
    turn: {
      task: 'Dan è il Cormorano. Fallo diventare Fantasma.',
      hint: 'Il pulsante è accanto al nome di Dan.',
      done: 'Dan gira le sue carte verso gli altri, e da ora gioca senza vederle.',
      otherwise: 'Quella era la carta di Ben.',
    },
    late: {
      task: 'A Dan restano tre carte. Può diventare Fantasma?',
      hint: 'Confronta il numero delle carte di Dan con i suoi punti.',
      done: 'No. Per diventare Fantasma servono più carte che punti.',
      otherwise: '',
    },
    lost: {
      task: 'Ognuno ha vinto una mano. Dan diventa Fantasma, ma la mano va a Cleo. Tocca chi ora ha un totale di 0.',
      hint: 'Se un Fantasma per scelta non vince, il suo totale scende di una mano.',
      done: 'Dan: il suo totale scende da 1 a 0.',
      otherwise: 'Dan è diventato Fantasma e non ha vinto: il suo totale scende di una mano.',
    },
  },
} as const satisfies LessonText

export const irregular = {
  title: 'Mosse irregolari',
  intro:
    'Una mossa irregolare vale lo stesso se siete tutti e quattro d’accordo. Una carta fuori turno torna sempre in mano.',
  tasks: {
    stand: {
      task: 'Dan è diventato Fantasma con più punti che carte, ma la mossa vale lo stesso. Inserisci la mossa.',
      hint: 'Prima inserisci che Dan è diventato Fantasma.',
      done: 'La mossa vale lo stesso, e il registro dice quale regola viola.',
      otherwise: 'Hai inserito una carta.',
    },
    order: {
      task: 'Ada ha giocato il suo 8 prima del 7 di Cleo, ma toccava a Cleo. Ada e Cleo riprendono la carta e giocano nell’ordine giusto. Inserisci le due carte in quell’ordine.',
      hint: 'Il Pesce gioca prima del Fantasma.',
      done: 'Una carta fuori turno non può valere: alla fine a qualcuno mancherebbe una carta.',
      otherwise: 'Cleo è il Pesce, e il Pesce gioca prima del Fantasma.',
    },
    loses: {
      task: 'Dan è diventato Fantasma troppo tardi, ma la mossa vale lo stesso. Inserisci la mossa, poi il 10 di Dan. La mano va a Cleo.',
      hint: 'Prima inserisci che Dan è diventato Fantasma.',
      done: 'Se un Fantasma per scelta non vince, il suo totale scende di una mano.',
      otherwise: 'Prima Dan è diventato Fantasma, e poi ha giocato.',
    },
  },
} as const satisfies LessonText
