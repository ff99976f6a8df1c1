import type { Synonyms } from '../../contract/rulebook.ts'

/** Common words, which a search ignores. */
export const COMMON: readonly string[] =
  'un uno una il lo la i gli le l di del dello della dei degli delle a ad al allo alla ai agli alle da dal dalla dai dalle in nel nella nei nelle su sul sulla sui sulle con per tra fra e ed o od se che chi cosa come quando dove quale quali quanto quanti quante è sono era ho hai ha abbiamo avete hanno devo devi deve posso puoi può possono si mi ti ci vi ne non mio mia miei mie tuo tua tuoi tue suo sua suoi sue questo questa quello quella c’è ci fa fare succede io tu lui lei noi voi loro'.split(
    ' ',
  )

export const ENDINGS: readonly string[] =
  'a e i o are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ando endo ano ono'.split(' ')

/** Elided words before an apostrophe, such as l in l’asso. */
export const ELISIONS: readonly string[] = 'l un dell all dall nell sull quell quest d c com dov cos'.split(' ')

/** Words that players search for, and the terms for them in the rules of several games. */
export const SYNONYMS: Synonyms = {
  accanto: ['accanto', 'vicin'],
  adiacente: ['accanto', 'vicin'],
  adiacenti: ['accanto', 'vicin'],
  avversario: ['altro giocatore'],
  battere: ['più alt'],
  batte: ['più alt'],
  bloccato: ['passa', 'nessuna carta'],
  buco: ['vuot'],
  combo: ['catena'],
  comincia: ['comincia', 'prim'],
  cominciare: ['comincia', 'prim'],
  cascata: ['catena'],
  diagonale: ['diagonal'],
  dimenticato: ['sbagli', 'irregolar'],
  distribuire: ['mescola'],
  dare: ['mescola', 'dai'],
  errore: ['sbagli', 'irregolar'],
  finire: ['finisce', 'fine'],
  finisce: ['finisce', 'fine'],
  girare: ['gira'],
  inizio: ['comincia', 'prim'],
  iniziare: ['comincia', 'prim'],
  isola: ['gruppo', 'gruppi'],
  jolly: ['jolly'],
  mangiare: ['cattur', 'prende'],
  mischiare: ['mescola'],
  'pari merito': ['pari'],
  parità: ['pari'],
  patta: ['pareggi', 'pari'],
  perdere: ['vince'],
  perde: ['vince'],
  preparare: ['mescola'],
  punteggio: ['punt'],
  punti: ['punt'],
  rubare: ['cattur'],
  saltare: ['passa'],
  sbagliato: ['sbagli', 'irregolar'],
  scegliere: ['scegli'],
  tavolo: ['griglia', 'tavolo'],
  tornare: ['annulla'],
  'ultima carta': ['vuot', 'tutte le 52'],
  vicino: ['accanto', 'vicin'],
  vincitore: ['vince'],
  vincere: ['vince'],
  vinco: ['vince'],
}
