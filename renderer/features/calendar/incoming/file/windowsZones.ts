/**
 * The zones of Windows by the names that Outlook and Exchange give them, each with its city, as the Unicode CLDR maps
 * them (windowsZones, territory 001). A file has the rules of its zones too; by these names they are read without them,
 * and as they are today.
 */
const cities: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Europe: {
    'Romance Standard Time': 'Paris',
    'W. Europe Standard Time': 'Berlin',
    'Central Europe Standard Time': 'Budapest',
    'Central European Standard Time': 'Warsaw',
    'GMT Standard Time': 'London',
    'GTB Standard Time': 'Bucharest',
    'E. Europe Standard Time': 'Chisinau',
    'FLE Standard Time': 'Kiev',
    'Turkey Standard Time': 'Istanbul',
    'Russian Standard Time': 'Moscow',
    'Belarus Standard Time': 'Minsk',
    'Kaliningrad Standard Time': 'Kaliningrad',
  },
  Atlantic: {
    'Greenwich Standard Time': 'Reykjavik',
    'Azores Standard Time': 'Azores',
    'Cape Verde Standard Time': 'Cape_Verde',
  },
  Africa: {
    'Morocco Standard Time': 'Casablanca',
    'W. Central Africa Standard Time': 'Lagos',
    'E. Africa Standard Time': 'Nairobi',
    'South Africa Standard Time': 'Johannesburg',
    'Egypt Standard Time': 'Cairo',
  },
  Asia: {
    'Israel Standard Time': 'Jerusalem',
    'Middle East Standard Time': 'Beirut',
    'Arab Standard Time': 'Riyadh',
    'Arabian Standard Time': 'Dubai',
    'India Standard Time': 'Calcutta',
    'SE Asia Standard Time': 'Bangkok',
    'China Standard Time': 'Shanghai',
    'Singapore Standard Time': 'Singapore',
    'Tokyo Standard Time': 'Tokyo',
  },
  Indian: {
    'Mauritius Standard Time': 'Mauritius',
  },
  Australia: {
    'AUS Eastern Standard Time': 'Sydney',
  },
  Pacific: {
    'Central Pacific Standard Time': 'Guadalcanal',
    'New Zealand Standard Time': 'Auckland',
    'Hawaiian Standard Time': 'Honolulu',
  },
  America: {
    'Pacific Standard Time': 'Los_Angeles',
    'Mountain Standard Time': 'Denver',
    'Central Standard Time': 'Chicago',
    'Eastern Standard Time': 'New_York',
    'Atlantic Standard Time': 'Halifax',
    'SA Western Standard Time': 'La_Paz',
    'SA Eastern Standard Time': 'Cayenne',
    'Saint Pierre Standard Time': 'Miquelon',
    'E. South America Standard Time': 'Sao_Paulo',
    'Argentina Standard Time': 'Buenos_Aires',
  },
};

/** IANA's name of a zone by that of Windows. */
export const windowsZones: ReadonlyMap<string, string> = new Map(
  Object.entries(cities).flatMap(([region, zones]) =>
    Object.entries(zones).map(([name, city]) => [name, `${region}/${city}`] as const),
  ),
);
