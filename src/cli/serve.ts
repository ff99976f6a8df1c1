import { fileURLToPath } from 'node:url'
import { createStaticServer } from './static.ts'

const port = Number(process.env.PORT ?? 4173)
const server = createStaticServer(fileURLToPath(new URL('../../dist', import.meta.url)))

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another: PORT=8080 npm start` : error.message,
  )
  process.exitCode = 1
})
server.listen(port, () => {
  const address = server.address()
  const open = typeof address === 'object' && address ? address.port : port
  console.log(`Tableside is at http://localhost:${open}/`)
})
