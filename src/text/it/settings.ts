export const SETTINGS = {
  failed: 'Questa impostazione non si può salvare. Vale finché non chiudi l’app.',
  language: 'Lingua',
  letters: 'Lettere sulle tue carte',
  switches: {
    fourColour: { label: 'Quattro colori', detail: 'I quadri sono blu, i fiori sono verdi.' },
    speak: { label: 'Messaggi letti a voce', detail: '' },
    confirm: { label: 'Conferma di ogni mossa', detail: 'Una mossa si può sempre annullare.' },
    bothAgree: {
      label: 'Annulla solo se siete d’accordo',
      detail: 'Per cambiare un turno finito, ognuno tocca il suo nome.',
    },
    facing: { label: 'Giocatori attorno al tavolo', detail: 'I messaggi si girano verso chi ha il turno.' },
  },
  pace: {
    legend: 'Velocità dei passi',
    options: { slow: 'Lenta', middle: 'Media', quick: 'Veloce' },
  },
  device: { label: 'Luce e movimento del dispositivo', detail: '' },
  theme: {
    legend: 'Luce',
    options: { light: 'Giorno', dark: 'Notte', black: 'Nero', system: 'Dispositivo' },
    hint: 'Il nero consuma meno su molti telefoni.',
  },
  motion: { label: 'Meno movimento', detail: '' },
} as const
