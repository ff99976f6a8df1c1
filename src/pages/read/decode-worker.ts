import { decodeHere } from './decode.ts'

decodeHere()
