/** 128 random bits in hexadecimal. Unlike `randomUUID`, it works on pages without https too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
