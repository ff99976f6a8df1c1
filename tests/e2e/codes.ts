import type { Locator, Page } from '@playwright/test'

/** Replaces the camera by a fake one, to which `holdBefore` shows pictures. Call this before the page is opened. */
export async function fakeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [480, 480]
    const context = canvas.getContext('2d')
    const hold = async (png: string): Promise<void> => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), letter => letter.charCodeAt(0))]))
      const size = 440 / Math.max(image.width, image.height)
      context?.reset()
      context?.drawImage(image, 20, 20, image.width * size, image.height * size)
    }
    Object.assign(globalThis, { hold })
    navigator.mediaDevices.getUserMedia = async () => {
      // A canvas that isn't drawn on produces no frames.
      setInterval(() => context?.fillRect(0, 0, 1, 1), 150)
      return canvas.captureStream(7)
    }
  })
}

/** Shows the code on one phone to the camera of another phone. */
export async function holdBefore(page: Page, shown: Locator): Promise<void> {
  const png = (await shown.screenshot()).toString('base64')
  await page.evaluate(picture => (globalThis as unknown as { hold(png: string): Promise<void> }).hold(picture), png)
}
