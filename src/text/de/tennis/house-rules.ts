import type { HouseRules } from '../../contract/tennis/book.ts'

const MATCHES = {
  replaces: 'Gleiche Karten: je zwei Punkte und keiner für das Netz',
  adds: 'Gleiche Karten: je zwei Punkte, zusätzlich zum Punkt für das Netz',
}

export const houseRules: HouseRules = {
  dealer: ({ dealer }, nameOf) => `${nameOf(dealer)} teilt aus`,
  target: ({ target }) => (target === 1 ? 'Ein gewonnenes Spiel reicht' : `${target} gewonnene Spiele reichen`),
  match: ({ match }) => MATCHES[match],
  ghosting: ({ ghosting }) => (ghosting ? 'Der Kormoran darf Geist werden' : 'Der Kormoran wird nie Geist'),
}
