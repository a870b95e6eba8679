/** The greatest number of columns of a CSV file and of a sheet. A sheet can have 16,384 columns; no import needs so many. */
export const MAX_COLUMNS = 1_000
