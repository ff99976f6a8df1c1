import { serveJobs } from '../../jobs.ts'
import { createCopyFile } from './copy-file.ts'

serveJobs(createCopyFile())
