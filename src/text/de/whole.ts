import type { Extra, RequiredWords } from '../contract/language.ts'
import * as own0 from './actions.ts'
import type * as English0 from '../en/actions.ts'
own0 satisfies RequiredWords<typeof English0, 'actionSentence' | 'actionWords' | 'dealCorrectionText' | 'discrepancyWords' | 'problemText'>
declare const left0: Extra<typeof own0, typeof English0, 'actionSentence' | 'actionWords' | 'dealCorrectionText' | 'discrepancyWords' | 'problemText'>
left0 satisfies never
import * as own1 from './answers.ts'
import type * as English1 from '../en/answers.ts'
own1 satisfies RequiredWords<typeof English1, 'answersText'>
declare const left1: Extra<typeof own1, typeof English1, 'answersText'>
left1 satisfies never
import * as own2 from './card-words.ts'
import type * as English2 from '../en/card-words.ts'
own2 satisfies RequiredWords<typeof English2, 'cardName' | 'placeName' | 'rankName' | 'theCard' | 'toRecordNotation'>
declare const left2: Extra<typeof own2, typeof English2, 'cardName' | 'placeName' | 'rankName' | 'theCard' | 'toRecordNotation'>
left2 satisfies never
import * as own3 from './cli.ts'
import type * as English3 from '../en/cli.ts'
own3 satisfies RequiredWords<typeof English3, 'CLI_WORDS'>
declare const left3: Extra<typeof own3, typeof English3, 'CLI_WORDS'>
left3 satisfies never
import * as own4 from './entry.ts'
import type * as English4 from '../en/entry.ts'
own4 satisfies RequiredWords<typeof English4, 'APP_SEAT' | 'CLOCK' | 'DEAL_WORDS' | 'DRAFT' | 'HELP' | 'RECORD' | 'SETUP' | 'defaultNameOf' | 'recordProblemText' | 'recordSummaryText' | 'unplayableText'>
declare const left4: Extra<typeof own4, typeof English4, 'APP_SEAT' | 'CLOCK' | 'DEAL_WORDS' | 'DRAFT' | 'HELP' | 'RECORD' | 'SETUP' | 'defaultNameOf' | 'recordProblemText' | 'recordSummaryText' | 'unplayableText'>
left4 satisfies never
import * as own5 from './first.ts'
import type * as English5 from '../en/first.ts'
own5 satisfies RequiredWords<typeof English5, 'FIRST_WORDS'>
declare const left5: Extra<typeof own5, typeof English5, 'FIRST_WORDS'>
left5 satisfies never
import * as own6 from './grafa/entry.ts'
import type * as English6 from '../en/grafa/entry.ts'
own6 satisfies RequiredWords<typeof English6, 'ENTRY'>
declare const left6: Extra<typeof own6, typeof English6, 'ENTRY'>
left6 satisfies never
import * as own7 from './grafa/hands.ts'
import type * as English7 from '../en/grafa/hands.ts'
own7 satisfies RequiredWords<typeof English7, 'positionText'>
declare const left7: Extra<typeof own7, typeof English7, 'positionText'>
left7 satisfies never
import * as own8 from './grafa/index.ts'
import type * as English8 from '../en/grafa/index.ts'
own8 satisfies RequiredWords<typeof English8, 'grafaRulebook'>
declare const left8: Extra<typeof own8, typeof English8, 'grafaRulebook'>
left8 satisfies never
import * as own9 from './grafa/lessons.ts'
import type * as English9 from '../en/grafa/lessons.ts'
own9 satisfies RequiredWords<typeof English9, 'clubs' | 'diamonds' | 'end' | 'hearts' | 'irregular' | 'order' | 'pairs' | 'seeing' | 'spades'>
declare const left9: Extra<typeof own9, typeof English9, 'clubs' | 'diamonds' | 'end' | 'hearts' | 'irregular' | 'order' | 'pairs' | 'seeing' | 'spades'>
left9 satisfies never
import * as own10 from './grafa/practice.ts'
import type * as English10 from '../en/grafa/practice.ts'
own10 satisfies RequiredWords<typeof English10, 'diagramText' | 'drillText' | 'guideText' | 'hintText'>
declare const left10: Extra<typeof own10, typeof English10, 'diagramText' | 'drillText' | 'guideText' | 'hintText'>
left10 satisfies never
import * as own11 from './grafa/table.ts'
import type * as English11 from '../en/grafa/table.ts'
own11 satisfies RequiredWords<typeof English11, 'GRAFA_TABLE' | 'orderText' | 'pairEffectsText' | 'pairReasonText' | 'revealInstruction'>
declare const left11: Extra<typeof own11, typeof English11, 'GRAFA_TABLE' | 'orderText' | 'pairEffectsText' | 'pairReasonText' | 'revealInstruction'>
left11 satisfies never
import * as own12 from './grafa/title.ts'
import type * as English12 from '../en/grafa/title.ts'
own12 satisfies RequiredWords<typeof English12, 'INTRODUCTION'>
declare const left12: Extra<typeof own12, typeof English12, 'INTRODUCTION'>
left12 satisfies never
import * as own13 from './handing.ts'
import type * as English13 from '../en/handing.ts'
own13 satisfies RequiredWords<typeof English13, 'CODES' | 'DAMAGED_LINK' | 'HANDOVER' | 'RECEIVED'>
declare const left13: Extra<typeof own13, typeof English13, 'CODES' | 'DAMAGED_LINK' | 'HANDOVER' | 'RECEIVED'>
left13 satisfies never
import * as own14 from './lesson.ts'
import type * as English14 from '../en/lesson.ts'
own14 satisfies RequiredWords<typeof English14, 'LESSON_WORDS'>
declare const left14: Extra<typeof own14, typeof English14, 'LESSON_WORDS'>
left14 satisfies never
import * as own15 from './lists.ts'
import type * as English15 from '../en/lists.ts'
own15 satisfies RequiredWords<typeof English15, 'SUIT_NAMES' | 'capital' | 'listOf' | 'numeral' | 'suitCards'>
declare const left15: Extra<typeof own15, typeof English15, 'SUIT_NAMES' | 'capital' | 'listOf' | 'numeral' | 'suitCards'>
left15 satisfies never
import * as own16 from './menu.ts'
import type * as English16 from '../en/menu.ts'
own16 satisfies RequiredWords<typeof English16, 'MENU'>
declare const left16: Extra<typeof own16, typeof English16, 'MENU'>
left16 satisfies never
import * as own17 from './outcome.ts'
import type * as English17 from '../en/outcome.ts'
own17 satisfies RequiredWords<typeof English17, 'outcomeWords' | 'resultSentence'>
declare const left17: Extra<typeof own17, typeof English17, 'outcomeWords' | 'resultSentence'>
left17 satisfies never
import * as own18 from './pages/app.ts'
import type * as English18 from '../en/pages/app.ts'
own18 satisfies RequiredWords<typeof English18, 'ABOUT' | 'FAILURE' | 'missingCapabilitiesText'>
declare const left18: Extra<typeof own18, typeof English18, 'ABOUT' | 'FAILURE' | 'missingCapabilitiesText'>
left18 satisfies never
import * as own19 from './pages/book.ts'
import type * as English19 from '../en/pages/book.ts'
own19 satisfies RequiredWords<typeof English19, 'BOOK' | 'LINK' | 'PERSON'>
declare const left19: Extra<typeof own19, typeof English19, 'BOOK' | 'LINK' | 'PERSON'>
left19 satisfies never
import * as own20 from './pages/common.ts'
import type * as English20 from '../en/pages/common.ts'
own20 satisfies RequiredWords<typeof English20, 'PAGES'>
declare const left20: Extra<typeof own20, typeof English20, 'PAGES'>
left20 satisfies never
import * as own21 from './pages/evening.ts'
import type * as English21 from '../en/pages/evening.ts'
own21 satisfies RequiredWords<typeof English21, 'EVENING'>
declare const left21: Extra<typeof own21, typeof English21, 'EVENING'>
left21 satisfies never
import * as own22 from './pages/follow.ts'
import type * as English22 from '../en/pages/follow.ts'
own22 satisfies RequiredWords<typeof English22, 'EVENING_ROOM' | 'FOLLOW'>
declare const left22: Extra<typeof own22, typeof English22, 'EVENING_ROOM' | 'FOLLOW'>
left22 satisfies never
import * as own23 from './pages/handout.ts'
import type * as English23 from '../en/pages/handout.ts'
own23 satisfies RequiredWords<typeof English23, 'HANDOUT' | 'RESULT'>
declare const left23: Extra<typeof own23, typeof English23, 'HANDOUT' | 'RESULT'>
left23 satisfies never
import * as own24 from './pages/home.ts'
import type * as English24 from '../en/pages/home.ts'
own24 satisfies RequiredWords<typeof English24, 'HOME'>
declare const left24: Extra<typeof own24, typeof English24, 'HOME'>
left24 satisfies never
import * as own25 from './pages/keeping.ts'
import type * as English25 from '../en/pages/keeping.ts'
own25 satisfies RequiredWords<typeof English25, 'BACKUP' | 'unreadPartsText'>
declare const left25: Extra<typeof own25, typeof English25, 'BACKUP' | 'unreadPartsText'>
left25 satisfies never
import * as own26 from './pages/learning.ts'
import type * as English26 from '../en/pages/learning.ts'
own26 satisfies RequiredWords<typeof English26, 'LEARNING'>
declare const left26: Extra<typeof own26, typeof English26, 'LEARNING'>
left26 satisfies never
import * as own27 from './pages/moments.ts'
import type * as English27 from '../en/pages/moments.ts'
own27 satisfies RequiredWords<typeof English27, 'MOMENTS'>
declare const left27: Extra<typeof own27, typeof English27, 'MOMENTS'>
left27 satisfies never
import * as own28 from './pages/opening.ts'
import type * as English28 from '../en/pages/opening.ts'
own28 satisfies RequiredWords<typeof English28, 'OPENING'>
declare const left28: Extra<typeof own28, typeof English28, 'OPENING'>
left28 satisfies never
import * as own29 from './pages/replay.ts'
import type * as English29 from '../en/pages/replay.ts'
own29 satisfies RequiredWords<typeof English29, 'REPLAY' | 'REVIEW'>
declare const left29: Extra<typeof own29, typeof English29, 'REPLAY' | 'REVIEW'>
left29 satisfies never
import * as own30 from './pages/rulebooks.ts'
import type * as English30 from '../en/pages/rulebooks.ts'
own30 satisfies RequiredWords<typeof English30, 'RULEBOOKS'>
declare const left30: Extra<typeof own30, typeof English30, 'RULEBOOKS'>
left30 satisfies never
import * as own31 from './pages/search.ts'
import type * as English31 from '../en/pages/search.ts'
own31 satisfies RequiredWords<typeof English31, 'COMMON' | 'ELISIONS' | 'ENDINGS' | 'SYNONYMS'>
declare const left31: Extra<typeof own31, typeof English31, 'COMMON' | 'ELISIONS' | 'ENDINGS' | 'SYNONYMS'>
left31 satisfies never
import * as own32 from './pages/update.ts'
import type * as English32 from '../en/pages/update.ts'
own32 satisfies RequiredWords<typeof English32, 'UPDATE'>
declare const left32: Extra<typeof own32, typeof English32, 'UPDATE'>
left32 satisfies never
import * as own33 from './room.ts'
import type * as English33 from '../en/room.ts'
own33 satisfies RequiredWords<typeof English33, 'ROOM'>
declare const left33: Extra<typeof own33, typeof English33, 'ROOM'>
left33 satisfies never
import * as own34 from './settings.ts'
import type * as English34 from '../en/settings.ts'
own34 satisfies RequiredWords<typeof English34, 'SETTINGS'>
declare const left34: Extra<typeof own34, typeof English34, 'SETTINGS'>
left34 satisfies never
import * as own35 from './table.ts'
import type * as English35 from '../en/table.ts'
own35 satisfies RequiredWords<typeof English35, 'TABLE_WORDS'>
declare const left35: Extra<typeof own35, typeof English35, 'TABLE_WORDS'>
left35 satisfies never
import * as own36 from './tennis/entry.ts'
import type * as English36 from '../en/tennis/entry.ts'
own36 satisfies RequiredWords<typeof English36, 'ENTRY' | 'defaultSeatName'>
declare const left36: Extra<typeof own36, typeof English36, 'ENTRY' | 'defaultSeatName'>
left36 satisfies never
import * as own37 from './tennis/events.ts'
import type * as English37 from '../en/tennis/events.ts'
own37 satisfies RequiredWords<typeof English37, 'dealText'>
declare const left37: Extra<typeof own37, typeof English37, 'dealText'>
left37 satisfies never
import * as own38 from './tennis/first.ts'
import type * as English38 from '../en/tennis/first.ts'
own38 satisfies RequiredWords<typeof English38, 'FIRST' | 'LABELS' | 'REFUSED'>
declare const left38: Extra<typeof own38, typeof English38, 'FIRST' | 'LABELS' | 'REFUSED'>
left38 satisfies never
import * as own39 from './tennis/hands.ts'
import type * as English39 from '../en/tennis/hands.ts'
own39 satisfies RequiredWords<typeof English39, 'positionText'>
declare const left39: Extra<typeof own39, typeof English39, 'positionText'>
left39 satisfies never
import * as own40 from './tennis/index.ts'
import type * as English40 from '../en/tennis/index.ts'
own40 satisfies RequiredWords<typeof English40, 'tennisRulebook'>
declare const left40: Extra<typeof own40, typeof English40, 'tennisRulebook'>
left40 satisfies never
import * as own41 from './tennis/lessons.ts'
import type * as English41 from '../en/tennis/lessons.ts'
own41 satisfies RequiredWords<typeof English41, 'clearing' | 'cormorant' | 'irregular' | 'matching' | 'net' | 'pairs' | 'seats' | 'winning'>
declare const left41: Extra<typeof own41, typeof English41, 'clearing' | 'cormorant' | 'irregular' | 'matching' | 'net' | 'pairs' | 'seats' | 'winning'>
left41 satisfies never
import * as own42 from './tennis/practice.ts'
import type * as English42 from '../en/tennis/practice.ts'
own42 satisfies RequiredWords<typeof English42, 'drillText' | 'guideText' | 'hintText' | 'reasonText' | 'setUpText'>
declare const left42: Extra<typeof own42, typeof English42, 'drillText' | 'guideText' | 'hintText' | 'reasonText' | 'setUpText'>
left42 satisfies never
import * as own43 from './tennis/table.ts'
import type * as English43 from '../en/tennis/table.ts'
own43 satisfies RequiredWords<typeof English43, 'TENNIS_TABLE' | 'nextStepText' | 'riskText' | 'rulingOnCard'>
declare const left43: Extra<typeof own43, typeof English43, 'TENNIS_TABLE' | 'nextStepText' | 'riskText' | 'rulingOnCard'>
left43 satisfies never
import * as own44 from './tennis/title.ts'
import type * as English44 from '../en/tennis/title.ts'
own44 satisfies RequiredWords<typeof English44, 'INTRODUCTION'>
declare const left44: Extra<typeof own44, typeof English44, 'INTRODUCTION'>
left44 satisfies never
import * as own45 from './ui.ts'
import type * as English45 from '../en/ui.ts'
own45 satisfies RequiredWords<typeof English45, 'WORDS'>
declare const left45: Extra<typeof own45, typeof English45, 'WORDS'>
left45 satisfies never
import * as own46 from './wellsix/entry.ts'
import type * as English46 from '../en/wellsix/entry.ts'
own46 satisfies RequiredWords<typeof English46, 'ENTRY'>
declare const left46: Extra<typeof own46, typeof English46, 'ENTRY'>
left46 satisfies never
import * as own47 from './wellsix/events.ts'
import type * as English47 from '../en/wellsix/events.ts'
own47 satisfies RequiredWords<typeof English47, 'relativePlace'>
declare const left47: Extra<typeof own47, typeof English47, 'relativePlace'>
left47 satisfies never
import * as own48 from './wellsix/first.ts'
import type * as English48 from '../en/wellsix/first.ts'
own48 satisfies RequiredWords<typeof English48, 'FIRST' | 'REFUSED'>
declare const left48: Extra<typeof own48, typeof English48, 'FIRST' | 'REFUSED'>
left48 satisfies never
import * as own49 from './wellsix/further-lessons.ts'
import type * as English49 from '../en/wellsix/further-lessons.ts'
own49 satisfies RequiredWords<typeof English49, 'end' | 'exchange' | 'irregular' | 'isolation' | 'match'>
declare const left49: Extra<typeof own49, typeof English49, 'end' | 'exchange' | 'irregular' | 'isolation' | 'match'>
left49 satisfies never
import * as own50 from './wellsix/hands.ts'
import type * as English50 from '../en/wellsix/hands.ts'
own50 satisfies RequiredWords<typeof English50, 'positionText'>
declare const left50: Extra<typeof own50, typeof English50, 'positionText'>
left50 satisfies never
import * as own51 from './wellsix/index.ts'
import type * as English51 from '../en/wellsix/index.ts'
own51 satisfies RequiredWords<typeof English51, 'wellsixRulebook'>
declare const left51: Extra<typeof own51, typeof English51, 'wellsixRulebook'>
left51 satisfies never
import * as own52 from './wellsix/lessons.ts'
import type * as English52 from '../en/wellsix/lessons.ts'
own52 satisfies RequiredWords<typeof English52, 'alignment' | 'capture' | 'opening' | 'switching' | 'turns'>
declare const left52: Extra<typeof own52, typeof English52, 'alignment' | 'capture' | 'opening' | 'switching' | 'turns'>
left52 satisfies never
import * as own53 from './wellsix/practice.ts'
import type * as English53 from '../en/wellsix/practice.ts'
own53 satisfies RequiredWords<typeof English53, 'diagramText' | 'drillText' | 'guideText' | 'hintText' | 'setUpText'>
declare const left53: Extra<typeof own53, typeof English53, 'diagramText' | 'drillText' | 'guideText' | 'hintText' | 'setUpText'>
left53 satisfies never
import * as own54 from './wellsix/table.ts'
import type * as English54 from '../en/wellsix/table.ts'
own54 satisfies RequiredWords<typeof English54, 'WELLSIX' | 'WELLSIX_TABLE' | 'instructionFor' | 'isolationText' | 'logSentence'>
declare const left54: Extra<typeof own54, typeof English54, 'WELLSIX' | 'WELLSIX_TABLE' | 'instructionFor' | 'isolationText' | 'logSentence'>
left54 satisfies never
import * as own55 from './wellsix/title.ts'
import type * as English55 from '../en/wellsix/title.ts'
own55 satisfies RequiredWords<typeof English55, 'INTRODUCTION'>
declare const left55: Extra<typeof own55, typeof English55, 'INTRODUCTION'>
left55 satisfies never
import * as own56 from './wetice/entry.ts'
import type * as English56 from '../en/wetice/entry.ts'
own56 satisfies RequiredWords<typeof English56, 'ENTRY' | 'gridProblemText' | 'introductionFor' | 'layoutProblemText'>
declare const left56: Extra<typeof own56, typeof English56, 'ENTRY' | 'gridProblemText' | 'introductionFor' | 'layoutProblemText'>
left56 satisfies never
import * as own57 from './wetice/first.ts'
import type * as English57 from '../en/wetice/first.ts'
own57 satisfies RequiredWords<typeof English57, 'FIRST' | 'REFUSED'>
declare const left57: Extra<typeof own57, typeof English57, 'FIRST' | 'REFUSED'>
left57 satisfies never
import * as own58 from './wetice/further-lessons.ts'
import type * as English58 from '../en/wetice/further-lessons.ts'
own58 satisfies RequiredWords<typeof English58, 'alone' | 'end' | 'give' | 'irregular' | 'overlooked' | 'plus' | 'score'>
declare const left58: Extra<typeof own58, typeof English58, 'alone' | 'end' | 'give' | 'irregular' | 'overlooked' | 'plus' | 'score'>
left58 satisfies never
import * as own59 from './wetice/hands.ts'
import type * as English59 from '../en/wetice/hands.ts'
own59 satisfies RequiredWords<typeof English59, 'positionText'>
declare const left59: Extra<typeof own59, typeof English59, 'positionText'>
left59 satisfies never
import * as own60 from './wetice/index.ts'
import type * as English60 from '../en/wetice/index.ts'
own60 satisfies RequiredWords<typeof English60, 'weticeRulebook'>
declare const left60: Extra<typeof own60, typeof English60, 'weticeRulebook'>
left60 satisfies never
import * as own61 from './wetice/lessons.ts'
import type * as English61 from '../en/wetice/lessons.ts'
own61 satisfies RequiredWords<typeof English61, 'chains' | 'cleanup' | 'entering' | 'fall' | 'runs' | 'swap'>
declare const left61: Extra<typeof own61, typeof English61, 'chains' | 'cleanup' | 'entering' | 'fall' | 'runs' | 'swap'>
left61 satisfies never
import * as own62 from './wetice/photo.ts'
import type * as English62 from '../en/wetice/photo.ts'
own62 satisfies RequiredWords<typeof English62, 'PHOTO'>
declare const left62: Extra<typeof own62, typeof English62, 'PHOTO'>
left62 satisfies never
import * as own63 from './wetice/practice.ts'
import type * as English63 from '../en/wetice/practice.ts'
own63 satisfies RequiredWords<typeof English63, 'diagramText' | 'drillText' | 'guideText' | 'hintText' | 'setUpText'>
declare const left63: Extra<typeof own63, typeof English63, 'diagramText' | 'drillText' | 'guideText' | 'hintText' | 'setUpText'>
left63 satisfies never
import * as own64 from './wetice/table.ts'
import type * as English64 from '../en/wetice/table.ts'
own64 satisfies RequiredWords<typeof English64, 'WETICE_TABLE'>
declare const left64: Extra<typeof own64, typeof English64, 'WETICE_TABLE'>
left64 satisfies never
import * as own65 from './wetice/title.ts'
import type * as English65 from '../en/wetice/title.ts'
own65 satisfies RequiredWords<typeof English65, 'INTRODUCTION'>
declare const left65: Extra<typeof own65, typeof English65, 'INTRODUCTION'>
left65 satisfies never
