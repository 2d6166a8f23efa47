/** Tests that read the whole code are one file: parsing the code takes most of their time, and is done once. */
import "./code/budgets";
import "./code/circles";
import "./code/import-law";
import "./code/pictures";
import "./code/vocabulary";
import "./code/way";
