import type { RoomProblem } from '../../book/live/room.ts'
import type { RoomStatus } from '../../book/live/status.ts'
import type { ProposalPolicy } from '../../book/stores/sharing.ts'

/** Texts about following a match from another device. */
export const ROOM = {
  title: 'Zuschauer einladen',
  followed: 'andere schauen zu',
  what: (host: string): string =>
    `Wer den Link hat, kann auf dem eigenen Gerät zuschauen. Namen, Züge und Zeiten liegen auf ${host}, bis du das Teilen beendest, oder bis 30 Tage nach dem letzten Zug. Verdeckte Karten werden nie gesendet.`,
  begin: 'Zuschauer einladen',
  beginning: 'Einen Moment',
  asks: 'Was andere dürfen',
  ask: { nobody: 'Zuschauen', confirmed: 'Zuschauen und vorschlagen' } satisfies Record<ProposalPolicy, string>,
  asksHint: 'Was andere vorschlagen, gilt erst, wenn du es hier bestätigst.',
  /** `Vorschlag: Ben tauscht c4 und d6.` */
  proposed: (what: string): string => `Vorschlag: ${what}`,
  link: 'Öffne diesen Link auf einem anderen Gerät, um zuzuschauen.',
  code: 'QR-Code des Links zum Zuschauen',
  local:
    'Dieser Link geht nur auf diesem Gerät. Öffne die App unter der Netzadresse des Geräts, und teil die Partie von dort.',
  end: 'Teilen beenden',
  status: {
    sent: 'Alle Züge sind gesendet.',
    sending: 'Deine Züge sind unterwegs. Ohne Verbindung warten sie, und du kannst weiterspielen.',
    offline: 'Der Server antwortet nicht. Spiel weiter: Deine Züge sind hier gespeichert und werden später gesendet.',
    'no-rooms': 'Der Server bietet das nicht mehr an.',
    gone: 'Der Server hat diese Partie nicht mehr. Beende das Teilen, und teil sie neu.',
    busy: 'Der Server ist ausgelastet. Gleich folgt ein neuer Versuch.',
    differs: 'Ein anderes Gerät hat andere Züge gesendet. Beende das Teilen, und teil die Partie neu.',
    full: 'Die Partie ist jetzt zu lang zum Teilen.',
  } satisfies Record<RoomStatus, string>,
  problem: {
    'no-rooms': 'Dieser Server kann keine Partien teilen. Teil das Protokoll als Link oder Code.',
    offline: 'Der Server ist nicht erreichbar. Versuch es noch einmal, wenn du Verbindung hast.',
    gone: 'Auf dem Server gibt es das nicht mehr.',
    busy: 'Aus diesem Netzwerk wurde zu viel geteilt. Versuch es in einer Stunde noch einmal.',
    differs: 'Ein anderes Gerät hat andere Züge gesendet.',
    full: 'Das ist zu lang zum Teilen.',
  } satisfies Record<RoomProblem, string>,
} as const
