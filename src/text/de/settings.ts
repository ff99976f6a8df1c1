export const SETTINGS = {
  language: 'Sprache',
  failed: 'Diese Einstellung lässt sich nicht speichern. Sie gilt, bis du die App schließt.',
  letters: 'Buchstaben auf deinen Karten',
  switches: {
    fourColour: { label: 'Vierfarbige Karten', detail: 'Karo ist blau, Kreuz ist grün.' },
    speak: { label: 'Meldungen vorlesen', detail: '' },
    confirm: { label: 'Jeden Zug bestätigen', detail: 'Rückgängig machen geht immer.' },
    bothAgree: {
      label: 'Rückgängig nur gemeinsam',
      detail: 'Um einen fertigen Zug rückgängig zu machen, tippen alle auf ihren Namen.',
    },
    facing: { label: 'Alle sitzen um den Tisch', detail: 'Meldungen drehen sich zu dir, wenn du dran bist.' },
  },
  pace: {
    legend: 'Tempo der Schritte',
    options: { slow: 'Langsam', middle: 'Mittel', quick: 'Schnell' },
  },
  device: { label: 'Licht und Bewegung vom Gerät übernehmen', detail: '' },
  theme: {
    legend: 'Licht',
    options: { light: 'Tag', dark: 'Nacht', black: 'Schwarz', system: 'Gerät' },
    hint: 'Schwarz spart auf vielen Telefonen Strom.',
  },
  motion: { label: 'Weniger Bewegung', detail: '' },
} as const
