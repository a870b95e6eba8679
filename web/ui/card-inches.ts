export { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
