import { uuidOf } from '../ids.ts'
import type { OrganizationSeed } from './organizations.ts'

/** Name, address and area code of the organizations that one regional coordinator looks after, from east to west. */
const places: readonly (readonly [name: string, address: string, areaCode: string])[] = [
  ['Harbourview Health Centre', '14 Prescott Street, St. John’s, Newfoundland and Labrador A1C 3T1', '709'],
  ['Signal Hill Family Practice', '202 Military Road, St. John’s, Newfoundland and Labrador A1C 2C7', '709'],
  ['Red Shore Medical Clinic', '88 Queen Street, Charlottetown, Prince Edward Island C1A 4B1', '902'],
  ['Citadel Community Care', '1550 Barrington Street, Halifax, Nova Scotia B3J 1Z6', '902'],
  ['Fundy Shore Clinic', '31 Main Street, Saint John, New Brunswick E2K 1H5', '506'],
  ['Clinique de la Dune', '12, rue Acadie, Caraquet (Nouveau-Brunswick) E1W 1A9', '506'],
  ['Santé Côte-Nord', '640, boulevard Laure, Sept-Îles (Québec) G4R 1X9', '418'],
  ['Centre médical des Érables', '77, rue Saint-Jean, Québec (Québec) G1R 1N8', '418'],
  ['Clinique Belvédère', '905, rue Sherbrooke Ouest, Montréal (Québec) H3A 1G5', '514'],
  ['Polyclinique du Canal', '210, rue Notre-Dame, Montréal (Québec) H4C 1R4', '514'],
  ['Clinique familiale de l’Île', '3, chemin du Bord-de-l’Eau, Laval (Québec) H7X 1S6', '450'],
  ['Outaouais Soins à domicile', '55, rue Laurier, Gatineau (Québec) J8X 3V8', '819'],
  ['Rideau Family Health Team', '320 Elgin Street, Ottawa, Ontario K2P 1M5', '613'],
  ['Limestone City Physiotherapy', '64 Princess Street, Kingston, Ontario K7L 1A5', '613'],
  ['Don Valley Paediatrics', '1200 Eglinton Avenue East, Toronto, Ontario M3C 1H9', '416'],
  ['Parkdale Neighbourhood Clinic', '1499 Queen Street West, Toronto, Ontario M6R 1A3', '416'],
  ['Steel City Rehabilitation', '41 King Street East, Hamilton, Ontario L8N 1A1', '905'],
  ['Grand River Orthopaedics', '9 Weber Street North, Waterloo, Ontario N2J 3G5', '519'],
  ['Forest City Diabetes Care', '711 Richmond Street, London, Ontario N6A 3H1', '519'],
  ['Nickel Belt Community Health', '240 Elm Street, Sudbury, Ontario P3C 1V1', '705'],
  ['Thunder Cape Nursing Station', '8 Red River Road, Thunder Bay, Ontario P7B 1A1', '807'],
  ['The Forks Family Medicine', '133 Main Street, Winnipeg, Manitoba R3C 1A3', '204'],
  ['Centre de santé Saint-Boniface', '400, avenue Taché, Winnipeg (Manitoba) R2H 3C3', '204'],
  ['Wascana Health Co-op', '2100 Broad Street, Regina, Saskatchewan S4P 1Y5', '306'],
  ['Bow River Sports Medicine', '315 8 Avenue SW, Calgary, Alberta T2P 1C6', '403'],
  ['Chinook Maternity Care', '27 4 Street South, Lethbridge, Alberta T1J 1Z1', '403'],
  ['North Saskatchewan Heart Clinic', '10130 103 Street NW, Edmonton, Alberta T5J 3N9', '780'],
  ['Peace Country Primary Care', '9911 100 Avenue, Grande Prairie, Alberta T8V 0T8', '780'],
  ['Okanagan Wellness Centre', '1630 Ellis Street, Kelowna, British Columbia V1Y 2A6', '250'],
  [
    'Salt Spring Village Clinic',
    '112 Lower Ganges Road, Salt Spring Island, British Columbia V8K 2S9',
    '250',
  ],
  ['False Creek Community Health', '808 Cambie Street, Vancouver, British Columbia V6B 2P6', '604'],
  ['Fraser Valley Lung Health', '33700 Laurel Street, Abbotsford, British Columbia V2S 1X8', '604'],
  ['Klondike Nurse Practitioners', '501 Taylor Street, Whitehorse, Yukon Y1A 2C1', '867'],
  ['Frobisher Bay Health Outreach', '1104 Niaqunngusiaq Road, Iqaluit, Nunavut X0A 0H0', '867'],
]

/** So many that one searches among them: without pictures, and in the colours of the portal. */
export const regionSeeds: readonly OrganizationSeed[] = places.map(([name, address, areaCode], index) => ({
  id: uuidOf(`organization:${name}`),
  name,
  icon: null,
  logo: null,
  theme: null,
  address,
  contactName: 'Odile Bouchard',
  email: `care${index + 1}@region.example`,
  phone: `+1${areaCode}55501${String(index + 10)}`,
}))
