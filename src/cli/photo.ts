import { readFile } from 'node:fs/promises'
import { readNetworks } from '../photo/network.ts'
import { reasonOf, printLine, runCommand } from './lines.ts'
import { readPhotoOptions, type PhotoOptions } from './open-photo.ts'
import { readPhoto, photoText, type Answer } from './photo-answer.ts'
import { CLI_WORDS as WORDS } from '#text/cli.ts'

async function readAll(wish: PhotoOptions): Promise<number> {
  const networks = readNetworks(await readFile(new URL('../photo/suits.weights', import.meta.url)))
  let status = 0
  for (const file of wish.files) {
    const answer = await readPhoto(file, wish, networks).catch((error: unknown): Answer => {
      status = 1
      return { file, error: reasonOf(error) }
    })
    for (const line of (wish.json ? JSON.stringify(answer) : photoText(answer, wish)).split('\n')) await printLine(line)
  }
  return status
}

await runCommand(WORDS.photo, words => {
  const wish = readPhotoOptions(words)
  return wish && readAll(wish)
})
