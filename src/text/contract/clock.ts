/** `4:05`, `1:00:00`, `−0:12`. */
export function clockTime(seconds: number): string {
  const whole = Math.abs(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  const text = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
  return seconds < 0 ? `−${text}` : text
}
