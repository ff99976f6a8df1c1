import type { RestoreResult, TornItem } from '../../../book/restore.ts'
import type { CopyState } from '../../../book/stores/safety.ts'
import type { AutosaveState } from '../../../book/stores/autosave.ts'
import type { Failure } from '../../../book/storage/port.ts'
import type { BackupProblem } from '../../../book/transfer/backup-file.ts'
import type { UnreadBackupPart } from '../../../book/transfer/backup.ts'
import type { UnreadPart } from '../../../book/transfer/record.ts'
import type { AdmitResult, MergePreview, EveningMerge } from '../../../book/transfer/admit.ts'
import { daysBetween, createSizeFormat } from '../../contract/pages.ts'
import { counted, LANGUAGE, listOf } from '../lists.ts'
import { readProblemText } from '../actions.ts'
import { revealInvisible } from '../signs.ts'

const date = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long', year: 'numeric' })

const ago = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })

const size = createSizeFormat(LANGUAGE)

const matchCount = (count: number): string => counted(count, 'Partie', 'Partien')
const eveningCount = (count: number): string => counted(count, 'Spielabend', 'Spielabende')
const percent = (share: number): string => `${Math.floor(share * 100)}\u00a0%`

function nameOfTorn({ type, head, name }: TornItem): string {
  if (type === 'evening') return name === null ? 'ein Spielabend' : `„${name}“`
  if (type === 'person') return name === null ? 'der Name eines Spielers' : `der Name von ${name}`
  return head ? `${listOf(head.players)}, ${date.format(head.created)}` : 'eine Partie ohne ihren Anfang'
}

type Held = Pick<RestoreResult, 'matches' | 'evenings' | 'people'>

function kindsOf({ matches, evenings, people }: Held): readonly string[] {
  return [
    ...(matches > 0 ? [matchCount(matches)] : []),
    ...(evenings > 0 ? [eveningCount(evenings)] : []),
    ...(people > 0 ? [counted(people, 'Name', 'Namen')] : []),
  ]
}

export const BACKUP = {
  title: 'Sichern',
  lasting: {
    yes: 'Der Browser behält deine Partien auf diesem Gerät.',
    no: 'Der Browser kann deine Partien löschen, wenn das Gerät voll ist oder du die App wochenlang nicht öffnest.',
    unknown: 'Dieser Browser sagt nicht, ob er deine Partien behält.',
  },
  ask: 'Dauerhaft behalten',
  used: (used: number, available: number | null): string =>
    available === null ? `Belegt: ${size(used)}.` : `Belegt: ${size(used)} von ${size(available)}.`,
  /** `Letzte Sicherung: vor 3 Tagen` */
  backup: (at: number | null, now: number): string =>
    at === null ? 'Noch keine Sicherung' : `Letzte Sicherung: ${ago.format(-daysBetween(at, now), 'day')}`,
  autosaved: (name: string): string => `Nach jeder Partie gespeichert in ${name}`,

  saveAll: 'Ganzes Buch speichern',
  shareAll: 'Ganzes Buch teilen',
  writing: (share: number): string => `Das Partienbuch wird gespeichert: ${percent(share)}`,
  cancel: 'Anhalten',
  notSaved: {
    full: 'Das Partienbuch wurde nicht gespeichert: Dieses Gerät ist voll.',
    refused: 'Das Partienbuch wurde nicht gespeichert: Dieser Browser speichert für diese Seite nichts.',
    broken:
      'Das Partienbuch wurde nicht gespeichert: Der Speicher dieses Browsers ist gestört. Schließ die App, öffne sie, und versuch es noch einmal.',
    blocked:
      'Das Partienbuch wurde nicht gespeichert: In einem anderen Fenster ist eine ältere Version der App offen. Schließ es zuerst.',
    newer:
      'Das Partienbuch wurde nicht gespeichert: Es stammt aus einer neueren Version der App. Aktualisiere zuerst die App.',
    'another-writer': 'Das Partienbuch wurde nicht gespeichert: Ein anderes Fenster schreibt gerade hinein.',
    cancelled: '',
    unverified:
      'Das Partienbuch wurde nicht gespeichert: Die Datei war unvollständig. Mach Platz frei, und versuch es noch einmal.',
  } satisfies Record<BackupProblem, string>,
  failing: {
    full: 'Dieses Gerät ist voll, und neue Züge können verloren gehen. Mach Platz frei, oder speichere das ganze Partienbuch als Datei.',
    refused:
      'Dieser Browser speichert für diese Seite nichts. Speichere deine Züge als Datei, sonst sind sie weg, wenn du die Seite schließt.',
    broken:
      'Der Speicher dieses Browsers ist gestört, und neue Züge können verloren gehen. Speichere das ganze Partienbuch als Datei.',
    blocked:
      'In einem anderen Fenster ist eine ältere Version der App offen. Schließ es, sonst können neue Züge verloren gehen.',
    newer:
      'Das Partienbuch stammt aus einer neueren Version der App. Aktualisiere die App, sonst können neue Züge verloren gehen.',
  } satisfies Record<Exclude<Failure, 'another-writer'>, string>,
  restored: (restored: RestoreResult): string => {
    const { matches, evenings, people, failed, torn } = restored
    const back = matches + evenings + people
    return [
      'Der Browser hatte einen Teil des Partienbuchs verloren.',
      ...(back > 0 ? [`Aus der zweiten Kopie wiederhergestellt: ${listOf(kindsOf(restored))}.`] : []),
      ...(failed > 0
        ? [
            `Nicht wiederhergestellt: ${counted(failed, 'Teil', 'Teile')} davon. Mach Platz frei, und öffne die App noch einmal.`,
          ]
        : []),
      ...(torn.length > 0 ? [`Davon ist ein Teil endgültig verloren: ${listOf(torn.map(nameOfTorn))}.`] : []),
    ].join(' ')
  },
  copyState: {
    checking: 'Das Partienbuch wird mit seiner zweiten Kopie verglichen.',
    whole: 'Das Partienbuch und seine zweite Kopie sind vollständig.',
    behind:
      'Das Partienbuch und seine zweite Kopie unterscheiden sich. Beim nächsten Öffnen vergleicht die App sie noch einmal.',
    torn: 'Ein Teil des Partienbuchs ist verloren, auch in der zweiten Kopie. Der Rest ist vollständig.',
    'no-copy': 'Dieser Browser hat keine zweite Kopie des Partienbuchs.',
    'copy-unreadable': 'Die zweite Kopie ist nicht lesbar. Speichere das Partienbuch als Datei.',
    'database-unreadable': 'Das Partienbuch ist nicht lesbar. Du siehst seine zweite Kopie.',
  } satisfies Record<CopyState, string>,
  copyOnly: {
    title: 'Die zweite Kopie',
    found: (held: Held): string =>
      `Das Partienbuch lässt sich nicht öffnen, aber in der zweiten Kopie steht: ${listOf(kindsOf(held))}.`,
    more: (count: number): string => `und ${count} weitere`,
    save: 'Zweite Kopie speichern',
    renew: 'Buch daraus wiederherstellen',
    sure: 'Das löscht das Partienbuch, das sich nicht öffnen lässt, und stellt es aus der zweiten Kopie wieder her. Speichere die Kopie zuerst als Datei.',
    yes: 'Löschen und ersetzen',
    no: 'Abbrechen',
    failed:
      'Das Partienbuch wurde nicht wiederhergestellt. Schließ die anderen Fenster der App, und versuch es noch einmal.',
  },
  understood: 'OK',
  file: {
    choose: 'In Datei mitspeichern',
    detail: 'Nach jeder Partie, in eine Datei deiner Wahl',
    chooseAgain: 'Datei neu wählen',
    allow: (name: string): string => `In ${name} speichern`,
    forget: 'Nicht mehr mitspeichern',
    state: {
      none: (): string => '',
      ready: (name: string): string => `Nach jeder Partie wird das Partienbuch in ${name} gespeichert.`,
      asks: (name: string): string => `Der Browser braucht noch einmal deine Erlaubnis, in ${name} zu speichern.`,
      failed: (name: string): string => `Das Partienbuch wurde nicht in ${name} gespeichert.`,
    } satisfies Record<AutosaveState, (name: string) => string>,
  },
  bring: 'Partien hinzufügen',
  saveTable: 'Als Tabelle speichern (CSV)',
  tableDetail: matchCount,
  tableName: (at: number): string => `tableside-${new Date(at).toISOString().slice(0, 10)}.csv`,
  fileName: (at: number): string => `tableside-partienbuch-${new Date(at).toISOString().slice(0, 10)}.json`,
  taking: {
    copied: 'Kopiert',
    notCopied: 'Kopieren geht hier nicht.',
    notShared: 'Teilen geht hier nicht. Speichere stattdessen eine Datei.',
  },

  nudge: {
    backup: (count: number): string =>
      `Geht dieses Gerät verloren, ${count === 1 ? 'ist' : 'sind'} ${matchCount(count)} weg: Speichere das Partienbuch als Datei.`,
    install: 'Installiere die App, dann behält der Browser das Partienbuch länger.',
    installKey: 'Installieren',
    later: 'Später',
  },

  import: {
    file: 'Aus einer Datei',
    text: 'Oder ein Protokoll oder ganzes Partienbuch einfügen',
    look: 'Text einlesen',
    reading: (share: number): string => `Wird gelesen: ${percent(share)}`,
    bringing: (share: number): string => `Wird importiert: ${percent(share)}`,
    stop: 'Anhalten',
    nothing: 'Darin ist keine lesbare Partie.',
    evening: (name: string, at: number): string => `${name}, ${date.format(at)}`,
    found: (count: number): string => `${matchCount(count)} lesbar.`,
    bring: (matches: number, evenings: number): string =>
      matches + evenings === 0
        ? 'Namen hinzufügen'
        : `${listOf([
            ...(matches > 0 ? [matchCount(matches)] : []),
            ...(evenings > 0 ? [eveningCount(evenings)] : []),
          ])} hinzufügen`,
    known: (known: number, isMore: boolean): string =>
      !isMore ? 'Alles davon ist schon im Partienbuch.' : `Schon im Partienbuch: ${known}.`,
    people: (count: number): string => `Dazu ${counted(count, 'Spielername', 'Spielernamen')}.`,
    foreseen: {
      added: 'neu',
      known: 'im Partienbuch',
      longer: 'hat mehr Züge als die im Partienbuch',
      forked: 'hat andere Züge als die im Partienbuch; beide werden gespeichert',
      failed: 'das Partienbuch ist nicht lesbar',
    } satisfies Record<MergePreview['type'], string>,
    foreseenEvening: {
      added: 'neu',
      known: 'im Partienbuch',
      longer: 'wird mit dem im Partienbuch zusammengeführt',
      failed: 'passt nicht zu dem im Partienbuch',
    } satisfies Record<EveningMerge, string>,
    differing: (names: readonly string[]): string =>
      `${listOf(names)}: Zwei Ergebnisse sind eingetragen. Wähl eins im Spielabend.`,
    brought: (admitted: readonly AdmitResult[]): string => {
      const failed = admitted.filter(({ type }) => type === 'failed' || type === 'in-use').length
      const stored = admitted.filter(({ type }) => type !== 'failed' && type !== 'in-use')
      const evenings = stored.filter(({ evening }) => evening).length
      const matches = matchCount(stored.length - evenings)
      const brought = `Importiert: ${evenings > 0 ? listOf([matches, eveningCount(evenings)]) : matches}.`
      return failed === 0
        ? brought
        : `${brought} Nicht gespeichert: ${failed}. Schließ andere Fenster, oder mach Platz frei, und versuch es noch einmal.`
    },
    lostTitle: 'Was nicht lesbar ist',
    lost,
    more: (count: number): string => `und ${count} weitere`,
  },
} as const

/** The unreadable part of a link, in a sentence or two; '' if there is none. */
export function unreadPartsText([first, ...more]: readonly (UnreadPart | UnreadBackupPart)[]): string {
  if (!first) return ''
  return more.length === 0
    ? lost(first)
    : `${lost(first)} Dazu ${more.length === 1 ? 'ist 1 weiterer Teil' : `sind ${more.length} weitere Teile`} nicht lesbar.`
}

const LOST_MATCH: Readonly<Record<Extract<UnreadBackupPart, { type: 'match' }>['why'], string>> = {
  newer: 'Eine Partie oder ein Teil davon stammt aus einer neueren Version der App.',
  damaged: 'Einer Partie fehlt der Anfang.',
  unplayable: 'Eine Partie beginnt so, wie kein Spiel beginnen kann.',
  names: 'Eine Partie hat Namen, die sich nicht anzeigen lassen.',
  'too-long': 'Eine Partie ist zu lang.',
}

function lost(part: UnreadPart | UnreadBackupPart): string {
  switch (part.type) {
    case 'too-long':
      return 'Das ist zu lang zum Lesen.'
    case 'too-many-lines':
      return `Ab Zeile ${part.line} wird nichts mehr gelesen: Der Text ist zu lang.`
    case 'unreadable':
      return `Zeile ${part.line}: ${readProblemText(part.problem)}. Der Rest dieser Partie fehlt dann.`
    case 'refused':
      return `Zeile ${part.line}: ${revealInvisible(part.action)} geht dort nicht und wird weggelassen.`
    case 'names':
      return `Zeile ${part.line}: ein Name, der sich nicht anzeigen lässt. Diese Partie wird weggelassen.`
    case 'newer-file':
      return 'Das stammt aus einer neueren Version der App, und vielleicht ist noch mehr darin.'
    case 'cut-off':
      return 'Der Datei fehlt das Ende: Was danach kam, ist weg.'
    case 'damaged-row':
      return part.line === null ? 'Ein Teil davon ist beschädigt.' : `Zeile ${part.line} ist beschädigt.`
    case 'match':
      return LOST_MATCH[part.why]
    case 'evening':
      return part.why === 'newer'
        ? 'Ein Spielabend stammt aus einer neueren Version der App.'
        : 'Ein Spielabend ist beschädigt.'
    case 'person':
      return part.why === 'newer'
        ? 'Der Name eines Spielers stammt aus einer neueren Version der App.'
        : 'Der Name eines Spielers ist beschädigt.'
    case 'entries':
      return `Eine Partie ist bis Zug ${part.from} da; danach ${part.count === 1 ? 'fehlt 1 Eintrag' : `fehlen ${part.count} Einträge`}.`
  }
}
