import { start } from './serve/start-product.ts'

await start()
