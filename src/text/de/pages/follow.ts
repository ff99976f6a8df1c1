import type { FollowStatus } from '../../../book/live/status.ts'
import type { ProposalOutcome, RoomProblem } from '../../../book/live/room.ts'
import type { ExchangeStatus } from '../../../book/live/evening-exchange.ts'
import { listOf } from '../lists.ts'
import { ROOM } from '../room.ts'

export const FOLLOW = {
  state: {
    connecting: 'Die Verbindung zum Tisch wird hergestellt.',
    live: 'Live.',
    broken: 'Verbindung verloren. Ein neuer Versuch läuft.',
    gone: 'Die Partie wird nicht mehr geteilt.',
  } satisfies Record<FollowStatus, string>,
  live: 'Live',
  large: 'Für den Fernseher',
  small: 'Für das Telefon',
  seat: 'Wo sitzt du?',
  onlooker: 'Ich schaue nur zu',
  seatDetail: 'Die Ansicht dreht sich zu deinem Platz. Von hier kannst du deine Züge vorschlagen.',
  asked: {
    asked: 'Am Tisch muss das noch bestätigt werden.',
    busy: 'Eben wurde ein anderer Zug vorgeschlagen. Versuch es gleich noch einmal.',
    offline: 'Der Server ist nicht erreichbar.',
    refused: 'Du kannst hier keine Züge mehr vorschlagen.',
  } satisfies Record<ProposalOutcome, string>,
  /** Shown if the table hasn't received a proposal. */
  unheard: 'Dein Zug kam nicht am Tisch an. Sag dort, was du spielst.',
  handed: 'Die Partie zieht auf ein anderes Telefon um. Du kannst zuschauen, sobald sie dort weitergeht.',
  nothing: 'Hier gibt es keine Partie zum Zuschauen.',
  nothingDetail: 'Vielleicht wird die Partie nicht mehr geteilt. Lass dir den Link noch einmal schicken.',
  newer: 'Diese Partie stammt aus einer neueren Version der App.',
  newerDetail: 'Aktualisiere die App, um zuzuschauen.',
  damaged: 'Die Daten lassen sich nicht lesen.',
  damagedDetail: 'Lass dir den Link noch einmal schicken.',
} as const

export const EVENING_ROOM = {
  title: 'Alle Telefone, ein Spielabend',
  what: (host: string): string =>
    `Jedes Telefon, das den Link öffnet, zeigt denselben Spielabend, und jeder Tisch trägt seine Ergebnisse selbst ein. Dazu braucht ihr Internet. Namen, Paarungen und Ergebnisse liegen auf ${host}, bis du das Teilen beendest, oder bis 30 Tage nach der letzten Änderung.`,
  begin: 'Mit allen teilen',
  beginning: ROOM.beginning,
  link: 'Ein Code für alle Telefone. Wer ihn öffnet, macht bei diesem Spielabend mit, und jedes Ergebnis geht an alle.',
  code: 'QR-Code zum Mitmachen, für alle Telefone',
  alone: 'Ohne Internet',
  name: 'Spielabend',
  end: 'Teilen beenden',
  live: {
    sent: 'Geteilt: Alle Telefone sind auf dem neuesten Stand.',
    sending: 'Geteilt: Deine Änderungen sind unterwegs. Ohne Verbindung warten sie, und du kannst weitermachen.',
    offline:
      'Geteilt, aber der Server antwortet nicht. Deine Änderungen sind hier gespeichert und werden später gesendet.',
    'no-rooms': 'Nicht mehr geteilt: Der Server bietet es nicht an.',
    gone: 'Nicht mehr geteilt: Ein anderes Telefon hat das Teilen beendet. Deine Kopie bleibt hier.',
    busy: 'Der Server ist ausgelastet. Gleich folgt ein neuer Versuch.',
    differs: 'Geteilt: Ein anderes Telefon war schneller. Ein neuer Versuch läuft.',
    window: 'Geteilt: Ein anderes Fenster dieses Browsers hält den Spielabend aktuell.',
    full: 'Dieser Spielabend ist zum Teilen zu lang geworden. Beende das Teilen, und teil ihn neu.',
    newer: 'Eine neuere Version der App hat den Spielabend geändert. Aktualisiere die App, um ihn zu sehen.',
    damaged: 'Die Änderungen der anderen Telefone sind nicht lesbar. Deine Kopie bleibt, wie sie ist.',
    'not-kept':
      'Die Änderungen der anderen Telefone wurden hier nicht gespeichert: Der Speicher ist gestört, oder ein anderes Fenster ändert gerade den Spielabend.',
  } satisfies Record<ExchangeStatus, string>,
  problem: {
    ...ROOM.problem,
    'no-rooms': 'Dieser Server kann keine Spielabende teilen. Zeig dem anderen Telefon einen Code.',
  } satisfies Record<RoomProblem, string>,
  large: 'Für den Fernseher',
  leave: 'Verlassen',
  board: {
    state: {
      connecting: 'Die Verbindung zum Spielabend wird hergestellt.',
      live: 'Live.',
      broken: 'Verbindung verloren. Ein neuer Versuch läuft.',
      gone: 'Der Spielabend wird nicht mehr geteilt.',
    } satisfies Record<FollowStatus, string>,
    round: (number: number, all: number, game: string): string =>
      `Runde ${number} von ${all}${game === '' ? '' : `: ${game}`}`,
    matches: 'Partien',
    results: 'Ergebnisse',
  },
  found: (guests: readonly string[]): string =>
    `${listOf(guests)}. Mach mit, um die Ergebnisse deines Tisches einzutragen.`,
  joins: 'Alle Telefone teilen diesen Spielabend. Deine Ergebnisse gehen an alle.',
  meets: 'Du hast schon eine Kopie dieses Spielabends. Machst du mit, werden eure Ergebnisse zusammengeführt.',
  finding: 'Die Verbindung zu einem geteilten Spielabend wird hergestellt.',
  nothing: 'Hier gibt es keinen Spielabend zum Mitmachen.',
  nothingDetail: 'Vielleicht wird der Spielabend nicht mehr geteilt. Lass dir den Link noch einmal schicken.',
  newer: 'Dieser Spielabend stammt aus einer neueren Version der App.',
  newerDetail: 'Aktualisiere die App, um mitzumachen.',
  damaged: 'Die Daten lassen sich nicht lesen.',
  damagedDetail: 'Lass dir den Link noch einmal schicken.',
} as const
