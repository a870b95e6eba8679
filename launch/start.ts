import { start } from './start-product.ts'

await start()
